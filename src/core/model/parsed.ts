import type { Edit, Place } from './finding.ts'
import type { Manifest } from './manifest.ts'
import type { Observation } from './observation.ts'
import type { Path } from '../text/path.ts'

export type FlaggedProgram = 'kubelet' | 'kube-proxy' | 'flanneld'

/** One argument of a command line. */
export interface FlagUse {
  readonly name: string
  /** undefined for `--name` alone. */
  readonly value: string | undefined
  /** The value stands in the text; it is not put in by a variable that nobody shows. */
  readonly isKnown: boolean
  /** As it stands in the text, with its dashes. */
  readonly raw: string
}

/** A command line of a component. Paths: `[i]` is the flag, `[i, 'value']` its value, `[]` the line. */
export interface CommandLine {
  readonly program: FlaggedProgram
  readonly flags: readonly FlagUse[]
  /** Nothing that the text does not show can add a flag: no unresolved variable, no cut. */
  readonly isComplete: boolean
  /** A word behind a flag that is neither its value nor a flag. */
  readonly strays?: readonly { readonly after: number; readonly text: string }[]
  /** Nobody shortened it: a list of processes shows it, or who shows it says so. */
  readonly isWhole?: true
  /** The program of a Windows service, with nothing around it. */
  readonly isService?: true
  /** The name of that service, where it is told. */
  readonly serviceName?: string
  /** What kube-log-runner is given, where it starts the program. */
  readonly logRunner?: readonly string[]
  /** What nssm starts as a child of its own. */
  readonly isOfNssm?: true
  /** Variables that are set beside it and let a flag pass. */
  readonly environment?: readonly string[]
  /** The file in which kubeadm leaves flags for whatever starts the kubelet. */
  readonly isOfKubeadm?: true
}

/** A configuration as a tree of values. */
export interface Config {
  readonly value: unknown
  /** The text it was read from. */
  readonly text: string
  /** Why its text cannot be read as what it is; then there is no value. */
  readonly fault?: { readonly reason: string; readonly text: string; readonly place: Place }
  /** The name of its file, as far as that is told. */
  readonly name?: string
  /** An agent fills it in before it puts it on the node. */
  readonly isInObject?: boolean
  /** It has no head: what it lacks may stand in what was not sent. */
  readonly isPart?: boolean
  /** Whether it lies on a disk with a letter, or the words above it tell that it is of a Windows node; false where they tell of a Linux node. */
  readonly isOnWindows?: boolean
  /** Where an offset in `text` stands, where that is told. */
  readonly placeAt?: (offset: number) => Place
}

/** Everything that was read, for faults that only two documents together show. */
export interface Setup {
  readonly observations: readonly Observation[]
  readonly parsed: readonly AnyParsed[]
}

/** What a document can hold, by kind: the subjects of lints. */
export interface ParsedKinds {
  readonly manifest: Manifest
  readonly 'command-line': CommandLine
  readonly 'kubelet-config': Config
  /** What kubeadm keeps for the kubelets of all nodes, of which a Windows node changes some fields first. */
  readonly 'shared-kubelet-config': Config
  readonly 'kube-proxy-config': Config
  readonly 'cni-config': Config
  readonly 'flannel-net-conf': Config
  readonly 'containerd-config': Config
  readonly 'docker-config': Config
  readonly setup: Setup
}

export type ParsedKind = keyof ParsedKinds

/** A change of one part of a document: it goes, has another name or value, or more stands behind it. */
export type Change =
  | { readonly is: 'out' }
  | { readonly is: 'renamed' | 'set'; readonly to: string }
  | { readonly is: 'added'; readonly flags: readonly string[] }

/** Something of one kind, and where its parts stand. */
export interface Parsed<K extends ParsedKind = ParsedKind> {
  readonly kind: K
  readonly value: ParsedKinds[K]
  /** The nearest place for a path that has none of its own. */
  readonly placeOf: (path: Path) => Place
  /** What a change at a path does to the text; nothing where the text does not show how. */
  readonly editsOf?: (path: Path, change: Change) => readonly Edit[]
  /** What it is called in questions: `Pod web`. */
  readonly title: string
  /** What a path is called in the document that was sent, where the value was made of one. */
  readonly sentPath?: (path: Path) => Path
  /** Whether what is there is a default that whoever takes the document may set otherwise. */
  readonly isDefaultAt?: (path: Path) => boolean
}

export type AnyParsed = { [K in ParsedKind]: Parsed<K> }[ParsedKind]

/** Those of one kind. */
export const ofKind = <K extends ParsedKind>(
  all: readonly AnyParsed[],
  kind: K,
): readonly Parsed<K>[] =>
  all.filter(
    (one): one is Extract<AnyParsed, Parsed<K>> => one.kind === kind,
  ) as readonly Parsed<K>[]

/** Nobody shortened it: a service has it, or a process. */
export const isUncut = ({ isService, isOfNssm, isWhole }: CommandLine): boolean =>
  isService === true || isOfNssm === true || isWhole === true

/** Whether a program is one of Kubernetes, whose flags and gates go by its version. */
export const isOfKubernetes = (
  program: FlaggedProgram,
): program is Extract<FlaggedProgram, 'kubelet' | 'kube-proxy'> =>
  program === 'kubelet' || program === 'kube-proxy'
