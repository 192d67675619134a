import { defineImporter } from '../model/importer.ts'
import { matches } from '../text/may-match.ts'

/** What rules of alerts look for, and what they say then, is nothing that happened. */
export const alertRules = defineImporter({
  id: 'alert-rules',
  summary: 'Rules of alerts',
  recognizes: (doc) =>
    matches(doc, /^[ \t]{0,12}-?[ \t]{0,3}alert:[ \t]{1,3}["']?\w/m) &&
    matches(doc, /^[ \t]{1,16}expr:/m) &&
    !matches(doc, /^kind:/m),
  read: () => ({}),
})
