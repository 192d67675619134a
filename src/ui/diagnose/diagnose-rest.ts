import { diagnose, type SourceFile } from '../../core/diagnose.ts'

interface Place {
  readonly file: string
  readonly line: number
}

interface Read extends Place {
  readonly title: string
  readonly concernsPods: boolean
}

/**
 * What the whole diagnosis says of objects that do not concern pods, such as a ConfigMap, a Node or
 * the configuration of a component, and what each of them was checked for.
 */
export function diagnoseRest(files: readonly SourceFile[], manifests: readonly Read[]) {
  const others = manifests.filter(({ concernsPods }) => !concernsPods)
  if (others.length === 0) return { findings: [], questions: [], checked: [] }
  const { documents, findings, questions } = diagnose(files)
  const documentsAt = ({ file, line }: Place) =>
    documents.filter((one) => one.file === file && one.lines[0] <= line && line <= one.lines[1])
  // A file inside a ConfigMap is a document of its own, between the lines of the ConfigMap.
  const around = new Set(others.flatMap(documentsAt))
  const isInside = (place: Place) =>
    [...around].some(
      ({ file, lines: [first, last] }) =>
        file === place.file && first <= place.line && place.line <= last,
    )
  const within = documents.filter(({ file, lines: [line] }) => isInside({ file, line }))
  return {
    findings: findings.filter(
      ({ file, line }) => file !== undefined && line !== undefined && isInside({ file, line }),
    ),
    questions: within.some(({ checks }) => checks > 0) ? questions : [],
    checked: others.map(({ file, line, title }) => ({
      file,
      line,
      title,
      about: [
        ...new Set(
          documentsAt({ file, line }).flatMap(({ lines: [first, last] }) =>
            within
              .filter((one) => one.file === file && first <= one.lines[0] && one.lines[0] <= last)
              .flatMap(({ about }) => about),
          ),
        ),
      ],
    })),
  }
}
