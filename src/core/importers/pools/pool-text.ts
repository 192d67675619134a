import type { Place } from '../../model/finding.ts'

export type PoolPlatform = 'aks' | 'eks' | 'gke'

export type Cell = { readonly raw: string; readonly place: Place } | undefined

/** A part of a text that may define a pool or a cluster, whatever its form. */
export interface PoolText {
  readonly platform: PoolPlatform
  readonly text: string
  /** Where an offset in the text stands. */
  readonly placeAt: (offset: number) => Place
  /** Tells pools without a name apart. */
  readonly key: number
  /** Of a Terraform module, which has a version of its own. */
  readonly isOfModule?: boolean
  /** Beside its groups the module has settings for all of them. */
  readonly hasDefaults?: boolean
  /** In the file of eksctl it stands below `managedNodeGroups`. */
  readonly isManaged?: boolean
  /** The platform prints what it has; its rules for new pools do not speak of that. */
  readonly isShown?: boolean
  /** The value of a setting by any of its names, with `|` between them. */
  readonly cell: (names: string) => Cell
}

/**
 * A text without what somebody put out of use, which is no setting; each other character keeps its
 * place. Where no pool is left, the mark was the prompt of a shell.
 */
export function inUse(text: string, isOfPool: (text: string) => boolean): string {
  const rest = text.replaceAll(/^[ \t]*(?:#(?!!)|\/\/)[^\n]*/gm, (comment) =>
    ' '.repeat(comment.length),
  )
  return isOfPool(rest) ? rest : text
}
