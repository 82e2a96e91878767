//! A game to turn over: one page of HTML that needs nothing else, with a picture and words for each phase.
//!
//! Without JavaScript it is one long page, with a way from each leaf to the next. With it one leaf is shown at a time, and the
//! arrow keys turn over. What the pictures have in common is there once.
use crate::text::html::escape;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

/// A leaf of an album.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Leaf {
    /// `S1901M`
    pub label: String,
    /// `Spring of 1901, Movement`
    pub title: String,
    /// The picture, as an SVG file with a shape on each line.
    pub svg: String,
    /// What happened, as plain text.
    pub words: String,
}

/// Makes an album of its leaves, in their order.
#[must_use]
pub fn album(title: &str, leaves: &[Leaf]) -> String {
    let (shared, pictures) = share(leaves);
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\n<title>{0}</title>\n<style>{STYLE}</style></head>\n<body>\n<h1>{0}</h1>\n<svg width=\"0\" height=\"0\" aria-hidden=\"true\" class=\"shared\"><defs>\n{shared}</defs></svg>\n",
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

/// The least length of what is worth sharing.
const WORTH: usize = 80;

/// What the pictures have in common, and what is left of each: lines that all of them have, and outlines that several have.
fn share(leaves: &[Leaf]) -> (String, Vec<String>) {
    let mut shared = String::new();
    // Patterns have names that all pictures use; ids of areas would no longer be the only ones of their name.
    let mut patterns = BTreeSet::new();
    let pictures: Vec<Vec<String>> = leaves
        .iter()
        .map(|leaf| {
            let lines = leaf.svg.lines().filter(|line| {
                let is_pattern = line.starts_with("<pattern");
                if is_pattern && patterns.insert((*line).to_owned()) {
                    let _ = writeln!(shared, "{line}");
                }
                !is_pattern && !line.starts_with("<?xml") && !line.starts_with("<desc>")
            });
            lines.map(without_id).collect()
        })
        .collect();
    let mut times: BTreeMap<&str, usize> = BTreeMap::new();
    for picture in &pictures {
        let lines: BTreeSet<&str> = picture.iter().map(String::as_str).filter(|line| is_shape(line)).collect();
        lines.into_iter().for_each(|line| *times.entry(line).or_default() += 1);
    }
    let in_all = |line: &str| 1 < leaves.len() && times.get(line) == Some(&leaves.len());
    let mut blocks: BTreeMap<String, usize> = BTreeMap::new();
    let mut outlines: BTreeMap<String, usize> = BTreeMap::new();
    let mut n_outlines: BTreeMap<&str, usize> = BTreeMap::new();
    for outline in pictures.iter().flatten().filter(|line| !in_all(line)).filter_map(|line| outline(line)) {
        *n_outlines.entry(outline).or_default() += 1;
    }
    let mut left = Vec::with_capacity(pictures.len());
    for picture in &pictures {
        let mut text = String::new();
        for run in picture.chunk_by(|a, b| in_all(a) == in_all(b)) {
            if run.first().is_some_and(|line| in_all(line)) {
                let block = run.join("\n");
                let n = blocks.len();
                let n = *blocks.entry(block).or_insert_with_key(|block| {
                    let _ = writeln!(shared, "<g id=\"b{n}\">\n{block}\n</g>");
                    n
                });
                let _ = writeln!(text, "<use href=\"#b{n}\"/>");
                continue;
            }
            for line in run {
                match outline(line).filter(|outline| n_outlines.get(outline).is_some_and(|n| 1 < *n)) {
                    Some(found) => {
                        let n = outlines.len();
                        let n = *outlines.entry(found.to_owned()).or_insert_with_key(|outline| {
                            let _ = writeln!(shared, "<path id=\"d{n}\" d=\"{outline}\"/>");
                            n
                        });
                        let used = line.replacen(&format!("d=\"{found}\""), &format!("href=\"#d{n}\""), 1);
                        let _ = writeln!(text, "<use{}", used.trim_start_matches("<path"));
                    }
                    None => {
                        let _ = writeln!(text, "{line}");
                    }
                }
            }
        }
        left.push(text);
    }
    (shared, left)
}

/// Is a line a shape of its own, rather than the beginning or end of something?
fn is_shape(line: &str) -> bool {
    (line.starts_with("<path") && line.ends_with("/>")) || (line.starts_with("<text") && line.ends_with("</text>"))
}

/// The outline of a path, if it is long enough to be shared.
fn outline(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("<path").filter(|_| line.ends_with("/>"))?;
    let (_, outline) = rest.split_once(" d=\"")?;
    let (outline, _) = outline.split_once('"')?;
    (WORTH <= outline.len()).then_some(outline)
}

fn without_id(line: &str) -> String {
    let Some((before, rest)) = line.split_once(" id=\"") else { return line.to_owned() };
    rest.split_once('"').map_or_else(|| line.to_owned(), |(_, after)| format!("{before}{after}"))
}
