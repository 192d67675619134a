import type { Complained } from './complained.ts'

const ofDocker =
  /^(?=[^]*\bdocker(?:\.exe)? (?:run|build|compose|exec|containers?)\b|[^]*\bDockerfile\b|[^]*\bdocker-compose\b)/i
/** A name is not found, or is where another server is asked. */
const noNames =
  /\s--dns[= ]\S|\bnslookup\b[^\n]{1,80}\s\d{1,3}(?:\.\d{1,3}){3}\b|\bcould not (?:find host|be resolved|resolve)\b|\bcan['’]t find\b|\bServer failed\b|\bname resolution\b|\bDNS (?:request|server)s?\b/i
const ofCluster =
  /\b(?:kubectl|kubelet|kubernetes|k8s|k3s|rke2?|pods?|AKS|EKS|GKE|clusters?|coredns|swarm)\b/i

const limit = String.raw`(?:(?:memory|resource|CPU) )?(?:requests? (?:and|or|nor) )?limits?`
const noLimits = String.raw`\b(?:no|without(?: any)?|missing|(?:do|does|did)(?: not|n['’]t) (?:have|set|use|define|specify)(?: any)?|(?:have|has|had) never set(?: any)?) ${limit}\b|\b${limit}\b[^.,\n]{0,20}\b(?:(?:is|are) (?:not|n['’]t) set|unset|missing)\b`
const memoryTaken = String.raw`\b(?:memory|RAM|\d+ ?G(?:i?B)|several GB)\b`

/** Nothing is told of what pods may take, and they take much. */
const unlimited = new RegExp(`^(?=[^]*(?:${noLimits}))[^]*${memoryTaken}`, 'i')

/** What people tell of containers and of what they take, beside which the setup counts little. */
export const complainedOfContainers: readonly Complained[] = [
  {
    trees: ['T-04', 'T-05', 'T-25'],
    symptom: 'TW-27',
    where: {},
    saysAll: true,
    beside: new RegExp(`${ofDocker.source}[^]*(?:${noNames.source})`, 'i'),
    unless: ofCluster,
  },
  {
    trees: ['T-01', 'T-02', 'T-17', 'T-26'],
    symptom: 'M-SLW-01',
    where: {},
    saysAll: true,
    beside: unlimited,
    unless: /\blinux nodes? (?:too|as well)\b/i,
  },
]
