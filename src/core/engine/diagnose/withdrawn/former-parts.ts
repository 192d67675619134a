import type { ReadDocument } from '../reading/read.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** “TO”, “changed to:”, “after:”, “->”: the words between what was and what is. */
const between = new RegExp(
  acrossLines`
    ^\W{0,6}(?:and\s|then\s|und\s){0,2}(?:(?:I|we|wir)\s)?(?:
      (?:it\s)?(?:was\s|is\s)?(?:changed|replaced|updated|modified|edited|corrected|geändert)\s
      (?:it\s)?
    )?(?:
      to|into|by|with|after(?:wards)?|now(?:\sit\sis)?
      |new(?:\s(?:one|version|config\w*))?
      |in|zu|neu|nachher|jetzt|vers|改为|改成|変更後
    )(?:\sthis|\sthat)?\W{0,6}$
    |^\s*(?:[-=]{1,2}>|→|⇒|↓)\s*$
  `,
  'i',
)

/** Documents of one form, without what the first of two tells that somebody shows as changed to the second. */
export const withoutFormerParts = (documents: readonly ReadDocument[]): readonly ReadDocument[] =>
  documents.map((one, i) => {
    const [words, next] = [documents[i + 1], documents[i + 2]]
    const isFormer =
      one.importer !== undefined &&
      one.importer.origin !== 'people' &&
      words !== undefined &&
      (words.importer === undefined || words.importer.origin === 'people') &&
      next?.importer === one.importer &&
      words.doc.text.length < 60 &&
      between.test(words.doc.text)
    return isFormer ? { ...one, reading: {} } : one
  })
