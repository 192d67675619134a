import { versionSkew } from '../catalog/kubernetes/shared.ts'
import { isBefore } from '../values/version.ts'

/** How many minors a node is behind its API server, which may be less than none, and how many the policy allows it. */
export function skewOf(node: string, server: string) {
  const { older, olderBefore } = versionSkew
  const isOld = isBefore(node, olderBefore.value.minor)
  return {
    behind: minorNumber(server) - minorNumber(node),
    allowed: isOld ? olderBefore.value.older : older.value,
    fact: isOld ? olderBefore : older,
  }
}

/** Whether an API server supports a node. */
export function isSupportedSkew(node: string, server: string): boolean {
  const { behind, allowed } = skewOf(node, server)
  return behind >= versionSkew.newer.value && behind <= allowed
}

const minorNumber = (minor: string) => Number(minor.slice(minor.indexOf('.') + 1))
