//! The parties that press, the journal and drafts name, when two accounts become one.
use super::{Participants, Party, PressHead, PressId, SeatId, Store, UserId, Wording};
use anyhow::Result;
use rusqlite::params;

impl Store {
    /// Transfers what one person wrote and did to another, because both are the same person.
    pub(super) fn merge_parties(&self, gone: UserId, into: UserId) -> Result<()> {
        let user = |user| if user == gone { into } else { user };
        let party = |party| match party {
            Party::Person(own) => Party::Person(user(own)),
            Party::Unnamed(own) => Party::Unnamed(user(own)),
            other => other,
        };
        let codes = [Party::Person(gone).code(), Party::Unnamed(gone).code(), format!("\"user\":{gone}")];
        let mut query = self.conn.prepare("SELECT id, writer, head FROM press WHERE writer IN (?1, ?2) OR instr(head, ?1) OR instr(head, ?2) OR instr(head, ?3)")?;
        let rows =
            query.query_map(rusqlite::params_from_iter(&codes), |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
        for (id, writer, head) in rows.collect::<rusqlite::Result<Vec<(PressId, Party, PressHead)>>>()? {
            let sql = "UPDATE press SET writer = ?2, head = ?3 WHERE id = ?1";
            self.conn.prepare_cached(sql)?.execute(params![id, party(writer), head.changed(party, user)])?;
        }
        let mut query =
            self.conn.prepare("SELECT id, who, what FROM journal WHERE instr(who, ?1) OR instr(what, ?1)")?;
        let rows = query.query_map([&codes[2]], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
        for (id, who, what) in rows.collect::<rusqlite::Result<Vec<(i64, Wording, Wording)>>>()? {
            let sql = "UPDATE journal SET who = ?2, what = ?3 WHERE id = ?1";
            self.conn.prepare_cached(sql)?.execute(params![id, who.changed(user), what.changed(user)])?;
        }
        let sql = "UPDATE notes SET writer = ?2 WHERE writer = ?1";
        for old in [Party::Person(gone), Party::Unnamed(gone)] {
            self.conn.prepare_cached(sql)?.execute(params![old, party(old)])?;
        }
        let mut query = self.conn.prepare("SELECT seat, among FROM press_drafts WHERE instr(among, ?1)")?;
        let rows = query.query_map([&codes[0]], |row| Ok((row.get(0)?, row.get(1)?)))?;
        for (seat, among) in rows.collect::<rusqlite::Result<Vec<(SeatId, Participants)>>>()? {
            let sql = "UPDATE OR REPLACE press_drafts SET among = ?3 WHERE seat = ?1 AND among = ?2";
            self.conn.prepare_cached(sql)?.execute(params![seat, among, among.clone().changed(party)])?;
        }
        Ok(())
    }
}
