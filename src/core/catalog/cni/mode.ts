import type { CniMode, NetworkModeId } from './define.ts'
import { cni as plugins, type CniId } from './index.ts'

interface Given {
  readonly cni: CniId
  readonly networkMode: NetworkModeId
}

/** How the chosen plugin works in the chosen mode; undefined where it does not know the mode. */
export const cniMode = ({ cni, networkMode }: Given): CniMode | undefined =>
  plugins[cni].modes.find(({ id }) => id === networkMode)

/** Whether the file of the plugin has a place for exceptions from address translation. */
export const takesExceptions = (given: Given): boolean =>
  cniMode(given)?.hasExceptionList === true || plugins[given.cni].otherExceptionField !== undefined
