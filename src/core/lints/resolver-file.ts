import { nodeSettings } from '../catalog/flags/node-settings.ts'
import { isAtLeast } from '../values/version.ts'

const { from, value } = nodeSettings.hostResolver.value

/** Whether the kubelet finds no DNS servers under this name; a file may be on the node. */
export const isRefusedResolver = (named: string, kubernetesVersion: string): boolean =>
  named !== '' && !(isAtLeast(kubernetesVersion, from) && named === value) && !ofNode.test(named)

/** What is right besides nothing. */
export const orHost = `From ${from} on ${value} is right too: pods then get the DNS servers of the host.`

/** A path with a drive or backslashes was written for Windows. */
const ofNode = /^[a-z]:[\\/]|\\/i
