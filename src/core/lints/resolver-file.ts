import { nodeSettings } from '../catalog/flags/node-settings.ts'
import { isAtLeast } from '../values/version.ts'

/** What the kubelet takes instead, where it takes no resolver of this name; a file may be on the node. */
export function refusedResolver(
  named: string,
  kubernetesVersion: string,
): { readonly takes: string } | undefined {
  const { from, value } = nodeSettings.hostResolver.value
  const takesHost = isAtLeast(kubernetesVersion, from)
  if (named === '' || (takesHost && named === value) || ofNode.test(named)) return undefined
  return {
    takes: takesHost
      ? `nothing, ${value}, or a file that is on the node`
      : 'nothing or a file that is on the node',
  }
}

/** A path with a drive or backslashes was written for Windows. */
const ofNode = /^[a-z]:[\\/]|\\/i
