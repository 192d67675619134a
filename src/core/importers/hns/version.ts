import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { matchesOf } from '../text-of.ts'
import { matches } from '../../text/patterns/may-match.ts'

const said = /\bHNS (?:API )?version[: ]{1,3}(?:is )?v?(\d{1,2}\.\d{1,2})\b/gi
/** hcsshim logs it once, with the features that follow from it. */
const checked =
  /\bHCN feature check\b[^\n]{0,3000}?\bversion=\\?"?(\{(?:Major:)?(\d{1,2})[ ,]{1,2}(?:Minor:)?(\d{1,2})\})/g

/** `(Get-HnsGlobals).Version` */
const asked = /\bGet-HnsGlobals\b|\bhns.{0,20}(?:version|-Type\s+globals)/i
const table = /^[ \t]*Major[ \t]+Minor[^\n]{0,80}\n[- \t]+\n[ \t]*((\d{1,2})[ \t]+(\d{1,2}))\b/gim

/** The same as a list, and as JSON. */
const list =
  /^[ \t]*("?Major"?[ \t]*:[ \t]*(\d{1,2})[ \t]*,?[ \t]*\r?\n[ \t]*"?Minor"?[ \t]*:[ \t]*(\d{1,2}))\b/gim

/** The same in one line: as compressed JSON, and as PowerShell shows an object in a column. */
const inline =
  /(?:"Version"[ \t]*:[ \t]*|@)(\{"?Major"?[ \t]*[:=][ \t]*(\d{1,2})[ \t]*[,;][ \t]*"?Minor"?[ \t]*[:=][ \t]*(\d{1,2})\})/gi

/** The version of the host network service, as people and logs tell it. */
export function hnsVersionsIn(doc: Document): readonly Observation[] {
  const isAsked = asked.test(doc.command ?? '')
  if (!isAsked && !matches(doc, /\bHNS (?:API )?version|HCN feature check/i)) return []
  return [
    ...(isAsked
      ? [...matchesOf(doc, table), ...matchesOf(doc, list), ...matchesOf(doc, inline)]
      : []
    ).map(({ raw, place, groups: [, major, minor] }) =>
      stated('host.hnsVersion', `${major}.${minor}`, raw, place),
    ),
    ...matchesOf(doc, said).map(({ raw, place }) => stated('host.hnsVersion', raw, raw, place)),
    ...matchesOf(doc, checked)
      .slice(0, 1)
      .map(({ raw, place, groups: [, major, minor] }) =>
        stated('host.hnsVersion', `${major}.${minor}`, raw, place),
      ),
  ]
}
