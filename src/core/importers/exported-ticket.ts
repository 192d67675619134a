import { defineImporter } from '../model/importer.ts'
import { pastedIn } from './escaped-files.ts'

/** Comments of a ticket as a tracker exports them, each of which is read as if it were pasted by itself. */
export const exportedTicket = defineImporter({
  id: 'exported-ticket',
  summary: 'Export with texts in its fields (JSON)',
  recognizes: (doc) => pastedIn(doc).length > 0,
  read: (doc) => ({ inner: pastedIn(doc) }),
})
