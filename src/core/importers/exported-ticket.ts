import { defineImporter } from '../model/importer.ts'
import { prose } from './prose.ts'

/** What stands in an export for a text that was read by itself. */
export const readApart = '"…"'

/** The fields of a ticket as a tracker exports it, beside the texts that were pasted into them. */
export const exportedTicket = defineImporter({
  id: 'exported-ticket',
  summary: 'Export with texts in its fields (JSON)',
  recognizes: ({ text }) => /^\s*[[{]/.test(text) && text.includes(readApart),
  read(doc) {
    const { observations = [], parsed = [], inner = [] } = prose.read(doc)
    return { observations, parsed, inner }
  },
})
