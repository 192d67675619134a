/** Files of which every word is one of a template are filled in later. */
export const isPlaceholder = (text: string) =>
  /\{\{|\}\}|\$\{|^<.*>$|<[A-Za-z][\w .-]{0,60}>|\$[A-Za-z_]/.test(text) ||
  /^(?:%\w+%|__\w+__|[A-Z]{2,}[._][A-Z._]{2,})(?:\/\d{1,3})?$/.test(text)

const marks = new Set(
  'YOUR PLACEHOLDER REPLACE REPLACEME CHANGE CHANGEME TODO FIXME INSERT TBD'.split(' '),
)
/** Words that fields are named by. */
const ofFields = new Set(
  (
    'ADDR ADDRESS API APP BUILD CIDR CLASS CLUSTER CONTAINER CPU CREDENTIAL DEPLOYMENT DNS DOMAIN ' +
    'ENDPOINT GATEWAY GMSA HOST HOSTNAME ID IMAGE IP K8S KUBERNETES LIMIT MASTER MEMORY MY NAME ' +
    'NAMESPACE NETWORK NODE NODENAME OS POD PORT RANGE REGISTRY RELEASE REPO REPOSITORY REQUEST ' +
    'RUNTIME SECRET SERVER SERVICE SPEC SUBNET TAG TARGET USER VERSION WINDOWS WORKLOAD'
  ).split(' '),
)
/** Those that no name or value consists of. */
const alone = new Set('CPU IMAGE IMAGETAG MEMORY NAMESPACE PLACEHOLDER TAG TODO VERSION'.split(' '))

const capitals = /(?<![A-Za-z\d])[A-Z][A-Z\d]{0,30}(?:[_-][A-Z][A-Z\d]{0,30}){0,8}(?![A-Za-z\d])/g

/**
 * Whether a value has the words of its own field in capitals, such as `NODE_IP`, `YOUR_REGISTRY/app`
 * or `web-APP_NAME`: somebody fills it in later, or has taken the real one out. Paths are none.
 */
export function isLeftOpen(text: string): boolean {
  if (text.includes('\\') || text.length > 300) return false
  return (text.match(capitals) ?? []).some((name) => {
    const words = name.split(/[_-]/)
    if (words.length === 1) return alone.has(name)
    if (words.some((word) => marks.has(word))) return true
    // Machines may be called WINDOWS-NODE.
    return !name.includes('-') && words.every((word) => ofFields.has(word))
  })
}

/** `service-cidr.10`, `node-ip`: words where an address belongs. */
export const isNameOfAddress = (text: string) =>
  /^[a-z]{1,20}(?:[-_][a-z]{1,20}){0,5}[-_](?:addr|address|cidr|dns|ip|range|subnet)(?:\.\d{1,3})?$/i.test(
    text,
  )
