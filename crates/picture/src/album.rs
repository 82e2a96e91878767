//! An album of a game: one self-contained HTML page, with a picture and words for each phase.
//!
//! Without JavaScript, it is one long page with a link from each leaf to the next. With JavaScript, it shows one leaf at a time, and the
//! arrow keys turn over. The common parts of the pictures appear only once.
use super::chart::Chart;
use super::scene::{self, Style};
use super::svg;
use crate::sheet::PlayerView;
use chancery_text::html::escape;
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// A leaf of an album.
#[derive(Clone, Debug)]
pub struct Leaf<'a> {
    /// `S1901M`
    pub label: String,
    /// `Spring of 1901, Movement`
    pub title: String,
    /// The contents of the picture.
    pub sheet: &'a PlayerView,
    /// The events, as plain text.
    pub words: String,
}

/// Makes an album from its leaves, in their order.
#[must_use]
pub fn album(title: &str, chart: &Chart, leaves: &[Leaf], style: &Style) -> String {
    let board = svg::board(chart, style.look);
    // Patterns have names that all pictures use.
    let mut known = BTreeSet::new();
    let pictures = leaves.iter().map(|leaf| {
        let picture = scene::draw(chart, leaf.sheet, style).svg_on_board();
        let is_new = |line: &&str| !line.starts_with("<pattern") || known.insert((*line).to_owned());
        picture.lines().filter(is_new).fold(String::new(), |text, line| text + line + "\n")
    });
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\n<title>{0}</title>\n<style>{STYLE}</style></head>\n<body>\n<h1>{0}</h1>\n<div class=\"shared\">{board}</div>\n",
        escape(title)
    );
    page += "<nav class=\"all\" aria-label=\"All phases\"><ol>\n";
    for (i, leaf) in leaves.iter().enumerate() {
        let _ = writeln!(page, "<li><a href=\"#p{}\">{}</a></li>", i + 1, escape(&leaf.label));
    }
    page += "</ol></nav>\n<main>\n";
    let way = |to: usize, words: &str| match (1..=leaves.len()).contains(&to) {
        true => format!("<a href=\"#p{to}\">{words}</a>"),
        false => format!("<span>{words}</span>"),
    };
    for (i, (leaf, picture)) in leaves.iter().zip(pictures).enumerate() {
        let (n, of) = (i + 1, leaves.len());
        let (back, on) = (way(i, "&larr; Previous"), way(n + 1, "Next &rarr;"));
        let _ = writeln!(
            page,
            "<section id=\"p{n}\" aria-labelledby=\"t{n}\">\n<nav aria-label=\"Turn over\">{back} <b>{n} of {of}</b> {on}</nav>\n<h2 id=\"t{n}\">{}</h2>\n<div class=\"leaf\"><figure>\n{picture}</figure>\n<pre>{}</pre></div>\n</section>",
            escape(&leaf.title),
            escape(leaf.words.trim_end())
        );
    }
    page += "</main>\n<script>";
    page += SCRIPT;
    page += "</script>\n</body></html>\n";
    page
}

const STYLE: &str = "\
:root{color-scheme:light dark}body{margin:0 auto;padding:1rem;max-width:110rem;font:16px/1.4 Arial,Helvetica,sans-serif;background:#fff;color:#2f2a26}\
h1{font-size:1.4rem;margin:0 0 .5rem}h2{font-size:1.15rem;margin:.5rem 0}a{color:#1a4f8b}.shared{position:absolute}\
nav a,nav span{display:inline-block;padding:.3rem .6rem}nav span{color:#8a8478}nav.all ol{display:flex;flex-wrap:wrap;margin:0 0 .5rem;padding:0;list-style:none;font-size:.9rem}\
.leaf{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start}\
figure{margin:0;flex:2 1 30rem;min-width:0}figure svg{width:100%;height:auto;display:block}\
pre{flex:1 1 20rem;min-width:0;margin:0;white-space:pre-wrap;font:13px/1.45 ui-monospace,Menlo,Consolas,monospace}\
.js section{display:none}.js section.on{display:block}:focus-visible{outline:3px solid #1a4f8b}\
@media(prefers-color-scheme:dark){body{background:#1c1e21;color:#ece8e0}a{color:#9cc4f0}nav span{color:#8f897d}:focus-visible{outline-color:#9cc4f0}}\
@media print{nav{display:none}.js section{display:block}section{break-after:page}}";

const SCRIPT: &str = "\
(function(){'use strict';var all=Array.prototype.slice.call(document.querySelectorAll('section'));if(!all.length)return;\
function at(){var n=parseInt(location.hash.slice(2),10);return n>=1&&n<=all.length?n-1:0}\
function show(){var n=at();all.forEach(function(s,i){s.classList.toggle('on',i===n)});window.scrollTo(0,0)}\
document.documentElement.classList.add('js');addEventListener('hashchange',show);show();\
addEventListener('keydown',function(e){if(e.altKey||e.ctrlKey||e.metaKey)return;var n=at(),to={ArrowLeft:n-1,ArrowRight:n+1,PageUp:n-1,PageDown:n+1,Home:0,End:all.length-1}[e.key];\
if(to===undefined||to<0||to>=all.length)return;e.preventDefault();location.hash='p'+(to+1)})})();";
