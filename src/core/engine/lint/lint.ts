import { lints as allLints } from '../../lints/index.ts'
import type { Finding } from '../../model/finding.ts'
import type { AnyLint } from '../../model/lint.ts'
import { hasPod, type Manifest } from '../../model/manifest.ts'
import type { AnyParsed } from '../../model/parsed.ts'
import { byGravity } from '../evaluate.ts'
import { createLinter } from './lint-parsed.ts'
import type { Question } from './question.ts'
import { readManifests, type SourceFile, type Unread } from './read-manifests.ts'
import { possibleOf, type Known } from './worlds.ts'

export interface LintReport {
  /** The gravest first; each has its place. */
  readonly findings: readonly Finding[]
  /** What has to be known before more can be said. */
  readonly questions: readonly Question[]
  /** The Kubernetes objects that were read. */
  readonly manifests: readonly {
    readonly file: string
    readonly line: number
    readonly title: string
    /** A pod, what makes pods, or what stands before or behind them: what these lints are about. */
    readonly concernsPods: boolean
  }[]
  readonly unread: readonly Unread[]
}

/**
 * What the lints say of Kubernetes manifests alone. Never throws for any text.
 * @internal for tests
 */
export function lintManifests(
  files: readonly SourceFile[],
  known: Known,
  lints: readonly AnyLint[] = allLints,
): LintReport {
  const { manifests, unread } = readManifests(files)
  const lint = createLinter(lints, possibleOf(known))
  const parsed = manifests.map(({ manifest, placeOf }): AnyParsed => ({
    kind: 'manifest',
    value: manifest,
    placeOf,
    title: titleOf(manifest),
  }))
  const verdicts = parsed.map(lint)
  return {
    findings: verdicts.flatMap(({ findings }) => findings).toSorted(byGravity),
    questions: eachOnce(verdicts.flatMap(({ questions }) => questions)),
    manifests: manifests.map(({ manifest, placeOf }) => {
      const { file, line } = placeOf(['kind'])
      return { file, line, title: titleOf(manifest), concernsPods: concernsPods(manifest) }
    }),
    unread,
  }
}

/** Each question once, whichever documents ask it. */
export const eachOnce = (questions: readonly Question[]): readonly Question[] => [
  ...new Map(
    questions.map((one) => [[one.ask, one.when, ...one.messages].join('\n'), one] as const),
  ).values(),
]

const concernsPods = (manifest: Manifest) =>
  hasPod(manifest) || manifest.kind === 'Service' || manifest.kind === 'RuntimeClass'

const titleOf = ({ kind, name }: Manifest) => (name === undefined ? kind : `${kind} ${name}`)
