import type { Document } from '../../../model/document.ts'
import type { Importer } from '../../../model/importer.ts'
import { isWritingScriptAlone } from '../../../importers/scripts/written-by-script.ts'
import { beginsAsScript } from '../../../text/powershell/script-start.ts'
import type { Steps } from '../steps.ts'

/** The first importer that recognises a document. */
export function* importerFor(
  doc: Document,
  importers: readonly Importer[],
): Steps<Importer | undefined> {
  // What a script writes into files stands in it as text.
  const isScript = beginsAsScript(doc.text) || isWritingScriptAlone(doc.text)
  const first = isScript ? importers.filter((one) => one.ofScripts) : []
  const top = topOf(doc)
  for (const importer of first.length === 0 ? importers : [...first, ...importers]) {
    if (importer.recognizes(importer.whole ? doc : top)) return importer
    yield 0
  }
  return undefined
}

/** What a text is shows at its top; a log may be a hundred times as long. */
const topOf = (doc: Document): Document =>
  doc.text.length > 100_000 ? { ...doc, text: doc.text.slice(0, 100_000) } : doc
