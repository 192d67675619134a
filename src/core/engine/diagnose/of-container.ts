import type { Observation } from '../../model/observation.ts'
import type { ReadDocument } from './read.ts'

/** A command that another one runs in a container. */
const inside =
  /^(?:kubectl(?:\.exe)?\b[^\n]{0,200}\s(?:exec|run)|(?:docker|nerdctl|podman)(?:\.exe)?\b[^\n]{0,60}\s(?:exec|run)|crictl(?:\.exe)?\b[^\n]{0,120}\sexec|ctr(?:\.exe)?\b[^\n]{0,80}\s(?:exec|run))\s/i
/** A shell in it, which takes the commands that follow. */
const shell =
  /\s["']?(?:powershell|pwsh|cmd)(?:\.exe)?["']?(?:\s+-(?:NoLogo|NoProfile|NoExit))*\s*$/i
/** Programs that images for Windows do not have, and the end of the shell. */
const outside =
  /^(?:exit|kubectl|kubeadm|crictl|ctr|nerdctl|docker|helm|az|aws|eksctl|gcloud|oc|ssh|nssm|sc(?:\.exe)?\s|Get-Hns|Enter-PSSession)\b/i

const ofHost = new Set<string | null>([
  'windowsRelease',
  'windowsRevision',
  'nodeName',
  'nodeIP',
  'networkAdapter',
  'managementSubnet',
  'installedKBs',
])
const isOfHost = ({ name, decision }: Observation) =>
  name.startsWith('host.') || ofHost.has(decision)

/** An address is that of the pod; nothing else is told of it. */
const ofPod = (one: Observation): readonly Observation[] =>
  one.name === 'host.address' ? [{ ...one, name: 'pod.ip' }] : isOfHost(one) ? [] : [one]

/**
 * The documents of one file without what commands in a container tell of their machine: it is the
 * container, not the node, and its Windows that of the image.
 */
export function withoutContainers(documents: readonly ReadDocument[]): readonly ReadDocument[] {
  let isInside = false
  return documents.map((one) => {
    const { command } = one.doc
    if (command === undefined) return one
    const isRun = inside.test(command)
    const isThere = isRun || (isInside && !outside.test(command))
    isInside = isRun ? shell.test(command) : isThere
    const { observations } = one.reading
    return isThere && observations?.some(isOfHost) === true
      ? {
          ...one,
          reading: { ...one.reading, observations: observations.flatMap(ofPod) },
        }
      : one
  })
}
