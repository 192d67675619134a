import { accepts, type Acceptance, type PatchBounds } from './acceptance.ts'
import type { Confidence, SourceRef } from '../fact.ts'

/** A place of the configuration file, and the minors that read it. */
export interface ConfigPlace extends Acceptance {
  readonly path: string
}

/** One flag of a Kubernetes component on Windows. */
export interface Flag {
  readonly name: string
  readonly type: string
  /** null where it was not established. */
  readonly default: string | null
  /** undefined = never on Windows. */
  readonly accepted: Acceptance | undefined
  readonly config: ConfigPlace | undefined
  /** First minor that marks it as deprecated; `old` = before the oldest minor of the tables. */
  readonly deprecated: string | undefined
  /** What it does, or must be, on Windows. */
  readonly windows: string | undefined
  readonly confidence: Confidence
  readonly sources: readonly SourceRef[]
}

/** One field of a configuration file; members of its members carry a dotted name. */
export interface ConfigField {
  readonly name: string
  readonly type: string
  readonly accepted: Acceptance
  readonly default: string | undefined
  readonly members: readonly string[] | undefined
  /** Of a member, all that it has. */
  readonly below: Readonly<Record<string, readonly string[]>> | undefined
  /** The flags that say the same. */
  readonly flags: readonly string[]
  readonly windows: string | undefined
  /** Any value stops the kubelet on Windows. */
  readonly forbidden: boolean
  readonly confidence: Confidence
  readonly sources: readonly SourceRef[]
}

export const noEffect = 'A Linux feature: accepted, without effect.'
export const noCgroups = 'Windows has no cgroups: leave it unset.'
export const linuxBuildOnly = 'Registered by the Linux build alone: an unknown flag on Windows.'

interface FlagDetails {
  readonly patches?: PatchBounds
  /** `path from-through`. */
  readonly config?: string
  readonly deprecated?: string
  readonly windows?: string
  readonly confidence?: Confidence
  readonly sources: readonly SourceRef[]
}

/** A row of a flag table; `minors` is `1.14-1.23`, `1.17-` or empty for never. */
export function flag(
  name: string,
  type: string,
  standard: string | null,
  minors: string,
  { patches, config, deprecated, windows, confidence = 'verified', sources }: FlagDetails,
): Flag {
  const accepted = minors === '' ? undefined : acceptance(minors, patches)
  const [path = '', range = ''] = config?.split(' ') ?? []
  const place = config === undefined ? undefined : { path, ...acceptance(range, patches) }
  return {
    name,
    type,
    default: standard,
    accepted,
    config: place,
    deprecated,
    windows,
    confidence,
    sources,
  }
}

interface FieldDetails {
  readonly default?: string
  readonly members?: readonly string[]
  readonly below?: Readonly<Record<string, readonly string[]>>
  readonly flags?: readonly string[]
  readonly windows?: string
  readonly forbidden?: true
  readonly confidence?: Confidence
  readonly sources: readonly SourceRef[]
}

export const field = (
  name: string,
  type: string,
  minors: string,
  { flags = [], confidence = 'verified', ...more }: FieldDetails,
): ConfigField => ({
  name,
  type,
  accepted: acceptance(minors),
  default: more.default,
  members: more.members,
  below: more.below,
  flags,
  windows: more.windows,
  forbidden: more.forbidden ?? false,
  confidence,
  sources: more.sources,
})

function acceptance(minors: string, patches?: PatchBounds): Acceptance {
  const [from = '', through = ''] = minors.split('-')
  return {
    from,
    ...(through === '' ? {} : { through }),
    ...(patches === undefined ? {} : { patches }),
  }
}

export type FlagTable = ReadonlyMap<string, Flag>
export type FieldTable = ReadonlyMap<string, ConfigField>

export const flagTable = (rows: readonly Flag[]): FlagTable =>
  new Map(rows.map((row) => [row.name, row]))
export const fieldTable = (rows: readonly ConfigField[]): FieldTable =>
  new Map(rows.map((row) => [row.name, row]))

/** @internal for tests */
export const acceptsField = (table: FieldTable, name: string, release: string) =>
  accepts(table.get(name)?.accepted, release)
