import { importers as allImporters } from '../../../importers/index.ts'
import { ofCase } from '../../../importers/scripts/script-branches.ts'
import { toDocument, type Document } from '../../../model/document.ts'
import type { Importer, Reading } from '../../../model/importer.ts'
import type { Place } from '../../../model/finding.ts'
import { isBinary, linesOf } from '../../../text/lines.ts'
import { mergeIn } from '../../../text/sections/merge-marks.ts'
import { sectionsOf } from '../../../text/sections/sections.ts'
import { withoutRepaired } from '../withdrawn/closed-record.ts'
import { withoutFormerParts } from '../withdrawn/former-parts.ts'
import { withoutDoubtful } from '../withdrawn/in-doubt.ts'
import { withOpenValues } from '../withdrawn/left-open.ts'
import { withoutServerDefaults, withoutServerReleases } from '../withdrawn/of-client.ts'
import { withoutContainers } from '../withdrawn/of-container.ts'
import { markOf, ofSide } from './merge-sides.ts'
import { togetherIn } from './objects-together.ts'
import { withoutOlderMails } from '../withdrawn/older-mails.ts'
import { withoutSettledFlags } from '../withdrawn/settled-flags.ts'
import { filesToldOfLinux } from '../withdrawn/told-of-linux.ts'
import { withoutLinuxMachines } from '../withdrawn/on-linux.ts'
import { withCorrections } from '../withdrawn/corrections.ts'
import { emptyListingsIn } from './empty-listings.ts'
import { filesApart } from './files-apart.ts'
import { importerFor } from './importer-for.ts'
import { withMarks } from './marks.ts'
import { withoutOperatorVariables } from '../withdrawn/operator-variables.ts'
import { withoutReportedNames } from '../withdrawn/reported-names.ts'
import { ofRole } from '../withdrawn/role-defaults.ts'
import { asDefaults, namedTexts } from './named-texts.ts'
import { noText } from './no-text.ts'
import { readOnce } from './read-once.ts'
import { finish, type Steps } from '../steps.ts'

/** A file that somebody sent. */
export interface SentFile {
  readonly name: string
  readonly text: string
}

/** A document, what took it, and what that made of it. */
export interface ReadDocument {
  readonly doc: Document
  readonly importer: Importer | undefined
  readonly reading: Reading
  /** A command in a container printed it. */
  readonly isInContainer?: true
}

/** Text that nothing reads, and why. */
export interface Unread extends Place {
  readonly reason: string
}

export interface ReadFiles {
  readonly documents: readonly ReadDocument[]
  readonly unread: readonly Unread[]
}

/** Texts inside texts inside texts are not what anybody pastes. */
const deepest = 3

/**
 * Takes files apart and reads each part with the first importer that recognises it. Never throws.
 * @internal for tests
 */
export const readFiles = (
  files: readonly SentFile[],
  importers: readonly Importer[] = allImporters,
): ReadFiles => finish(readingFiles(files, importers))

/** The same in steps, which go through each text once. */
export function* readingFiles(
  files: readonly SentFile[],
  importers: readonly Importer[] = allImporters,
): Steps<ReadFiles> {
  const all: ReadFiles[] = []
  const namedIn = namedTexts(files)
  const withDefaults = asDefaults(files)
  const toldOfLinux = filesToldOfLinux(files)
  for (const file of files) {
    const { documents, unread } = yield* readFile(file, importers, namedIn(file.name), toldOfLinux)
    const withOwn = withDefaults(file)
    all.push({
      unread,
      documents: documents.map((one) => {
        const { observations = [] } = one.reading
        const told = withOwn(observations)
        return told === observations
          ? one
          : { ...one, reading: { ...one.reading, observations: told } }
      }),
    })
  }
  return {
    documents: withoutServerReleases(
      withoutServerDefaults(all.flatMap(({ documents }) => documents)),
    ),
    unread: all.flatMap(({ unread }) => unread),
  }
}

function* readFile(
  { name, text }: SentFile,
  importers: readonly Importer[],
  named: Document['named'],
  toldOfLinux: ReadonlySet<string>,
): Steps<ReadFiles> {
  const nothing = (reason: string): ReadFiles => ({
    documents: [],
    unread: [{ file: name, line: 1, column: 1, reason }],
  })
  if (text.trim() === '') return nothing('The file is empty.')
  if (isBinary(text)) return nothing(noText(name))
  const lines = linesOf(text)
  yield 0
  const whole = toDocument(name, { lines, isFenced: false }, false, named)
  const taker = importers.find((one) => one.whole && one.recognizes(whole))
  const merge = mergeIn(lines)
  const docs = taker
    ? [whole]
    : (merge?.sides ?? [lines]).flatMap((side) =>
        sectionsOf(side, name)
          .flatMap((section) => filesApart(section, importers, name))
          .map((section) => toDocument(name, section, false, named)),
      )
  yield 0
  const documents: ReadDocument[] = merge
    ? [markOf(merge, whole)]
    : [...togetherIn(whole, lines), ...emptyListingsIn(whole, lines)]
  for (const doc of docs) {
    for (const one of yield* readDocument(doc, importers, 0))
      documents.push(merge ? ofSide(one, merge) : one)
    yield doc.text.length
  }
  const tells = documents.some(
    ({ doc, reading }) => doc.text.trim() !== '' || reading.observations?.[0] !== undefined,
  )
  return !tells
    ? nothing('Nothing stands below its headings.')
    : {
        documents: withoutRepaired(
          withoutOlderMails(
            withCorrections(
              withoutReportedNames(
                withoutLinuxMachines(
                  withoutContainers(
                    withoutOperatorVariables(
                      withoutSettledFlags(withoutFormerParts(withoutDoubtful(documents))),
                      text,
                    ),
                  ),
                  lines,
                  toldOfLinux,
                ),
              ),
              lines,
            ),
            text,
            lines,
          ),
          text,
        ),
        unread: documents.flatMap(unreadIn),
      }
}

function* readDocument(
  doc: Document,
  importers: readonly Importer[],
  depth: number,
): Steps<readonly ReadDocument[]> {
  const importer = doc.text.trim() === '' ? undefined : yield* importerFor(doc, importers)
  const own = importer?.read(doc) ?? {}
  yield 0
  // What stands inside was seen with the whole.
  const read =
    depth === 0 && !importer?.whole ? withMarks(own, doc, importer?.ofScripts === true) : own
  const reading = read.observations
    ? {
        ...read,
        observations: readOnce(ofRole(doc.file, withOpenValues(ofCase(doc, read.observations)))),
      }
    : read
  const inner = depth < deepest ? (own.inner ?? []) : []
  const documents: ReadDocument[] = [{ doc, importer, reading }]
  for (const one of inner) {
    for (const other of yield* readDocument(one, importers, depth + 1)) documents.push(other)
  }
  return documents
}

function unreadIn({ doc, importer, reading }: ReadDocument): readonly Unread[] {
  const problems = (reading.problems ?? []).map(({ message, ...place }) => ({
    ...place,
    reason: message,
  }))
  if (importer || doc.text.trim() === '') return problems
  return [{ ...doc.placeAt(0), reason: 'Nothing here knows this form.' }]
}
