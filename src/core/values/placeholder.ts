/**
 * Whether a program that fills in templates, or a shell, puts something into a text: `{{ ip }}`,
 * `${IP}`, `$ip`, `<%= ip %>`, `#{ip}`, `@@IP@@`, `[[ip]]`.
 */
const isOfTemplate = (text: string) =>
  /\{\{|\}\}|<%|%>|\$\{|\$[A-Za-z_]|#\{|@@\w{1,60}@@|^\[\[[\w .-]{1,60}\]\]$/.test(text)

/** Whether a part of an argument is put in where the command runs: `$(hostname)`, `%NAME%`, `<name>` or a template. */
export const isOpenArgument = (text: string) =>
  isOfTemplate(text) || /\$\(|%\w{1,80}%|<[A-Za-z][^<>\n"]{0,80}>/.test(text)

/** Whether all that stands there is put in by a template or by whoever follows a guide: `<pod range>`. */
export const isFilledIn = (text: string) =>
  isOfTemplate(text) ||
  /^<(?!(?:none|nil|unset|unknown|error)>)[^<>\n]{1,80}>(?:\/\d{1,3})?$/i.test(text)

/** `%SERVICECIDR%`, `__VNI__`: whoever writes the file puts it in. */
export const isPutIn = (text: string) => /^(?:%\w{1,80}%|__\w{1,80}__)(?:\/\d{1,3})?$/.test(text)

/** Files of which every word is one of a template are filled in later. */
export const isPlaceholder = (text: string) =>
  isOfTemplate(text) ||
  /^<.*>$|<[A-Za-z][\w .-]{0,60}>/.test(text) ||
  isPutIn(text) ||
  /^[A-Z]{2,}[._][A-Z._]{2,}(?:\/\d{1,3})?$/.test(text)

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

/** What is said to whoever fills a value in, in one word: `DONOTCHANGE`, `CHANGEMEPLEASE`, `YOURVALUE`. */
const said = 'CHANGE EDIT FILL INSERT MODIFY PUT REPLACE SET YOUR'.split(' ')
const around = 'BE BY DO HERE IN IT ME NOT PLEASE THE THIS TO VALUE WITH'.split(' ')
const ofSaid = [...said, ...around, ...ofFields].toSorted((a, b) => b.length - a.length)

/** Whether a word in capitals is put together from such words alone, and one of them asks for it. */
function isSaid(word: string): boolean {
  let rest = word
  let count = 0
  let asks = false
  while (rest !== '') {
    const next = ofSaid.find((one) => rest.startsWith(one))
    if (next === undefined) return false
    rest = rest.slice(next.length)
    count += 1
    asks ||= said.includes(next)
  }
  return asks && count > 1
}

const capitals = /(?<![A-Za-z\d])[A-Z][A-Z\d]{0,30}(?:[_-][A-Z][A-Z\d]{0,30}){0,8}(?![A-Za-z\d])/g

/**
 * Whether a value has the words of its own field in capitals, such as `NODE_IP`, `YOUR_REGISTRY/app`
 * or `web-APP_NAME`: somebody fills it in later, or has taken the real one out. Paths are none.
 */
export function isLeftOpen(text: string): boolean {
  if (text.includes('\\') || text.length > 300) return false
  return (text.match(capitals) ?? []).some((name) => {
    const words = name.split(/[_-]/)
    if (words.length === 1) return alone.has(name) || isSaid(name)
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
