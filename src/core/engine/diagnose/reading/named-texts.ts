import type { Document, NamedText } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { namedValuesIn } from '../../../text/formats/named-values.ts'
import { indexAt, lineStarts } from '../../../text/starts.ts'
import { grouped } from '../../../values/grouped.ts'
import type { SentFile } from './read.ts'

interface Named extends NamedText {
  readonly name: string
}

/** Files of Terraform in a folder are one; a file for parameters is for the others. */
const isForAll = ({ name, place }: Named) =>
  /^(?:var\.|local\.|parameter |image |agent of )/.test(name) || /\.bicepparam$/i.test(place.file)

/**
 * What the names that one of the files uses stand for, in whichever of them they get their value. Of
 * several values none counts.
 */
export function namedTexts(
  files: readonly SentFile[],
): (file: string) => Exclude<Document['named'], undefined> {
  let all: ReadonlyMap<string, readonly Named[]> | undefined
  return (file) => (name) => {
    all ??= grouped(files.flatMap(namedIn), (one) => one.name)
    const own = (all.get(name) ?? []).filter((one) => one.place.file === file || isForAll(one))
    const given = own.filter(({ isDefault }) => !isDefault)
    const [first, ...others] = given.length > 0 ? given : own
    return first && others.every(({ raw }) => raw === first.raw) ? first : undefined
  }
}

function namedIn({ name: file, text }: SentFile): readonly Named[] {
  const found = namedValuesIn(text, file)
  const starts = found.length > 0 ? lineStarts(text) : []
  return found.map(({ name, raw, at, isDefault }) => {
    const line = indexAt(starts, at)
    const place = { file, line: line + 1, column: at - (starts[line] ?? 0) + 1 }
    return { name, raw, place, isDefault }
  })
}

const isGiven = ({ name }: SentFile) => /\.tfvars$/i.test(name)

/**
 * What the default of a variable says counts where nobody gives another value, and of several files
 * with values, which are for several clusters, nobody tells which one counts.
 */
export function asDefaults(files: readonly SentFile[]) {
  const isOneOfSeveral = files.filter(isGiven).length > 1
  return (file: SentFile): ((observations: readonly Observation[]) => readonly Observation[]) => {
    const isOpen = isOneOfSeveral && isGiven(file)
    const isDefining = !isOpen && /^(?:variable[ \t]+"|param[ \t])/m.test(file.text)
    const lines = new Set(
      (isDefining ? namedIn(file) : []).flatMap(({ isDefault, place }) =>
        isDefault ? [place.line] : [],
      ),
    )
    if (!isOpen && lines.size === 0) return (observations) => observations
    return (observations) =>
      observations.map((one) =>
        isOpen || lines.has(one.line) ? { ...one, weight: 'default' as const } : one,
      )
  }
}
