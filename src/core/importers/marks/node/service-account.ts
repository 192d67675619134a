import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { matches } from '../../../text/patterns/may-match.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const account = String.raw`["']?((?:NT AUTHORITY\\)?(?:Local ?Service|Network ?Service))["']?[ \t]*$`
const formsOf = (service: string, account: string) => [
  // sc.exe qc
  new RegExp(
    acrossLines`
      ^[ \t]*SERVICE_NAME:[ \t]*${service}[ \t]*\r?\n
      (?:(?![ \t]*SERVICE_NAME:)[^\n]{0,4000}\n){0,10}?[ \t]*SERVICE_START_NAME[ \t]*:
      [ \t]*${account}
    `,
    'gim',
  ),
  // Win32_Service as a list
  new RegExp(
    acrossLines`
      ^[ \t]*Name[ \t]*:[ \t]*${service}[ \t]*\r?\n
      (?:[ \t]*\w{1,40}[ \t]*:[^\n]{0,4000}\n){0,14}?[ \t]*StartName[ \t]*:[ \t]*${account}
    `,
    'gim',
  ),
  // `nssm set kubelet ObjectName …`, `sc.exe config kubelet obj= …`
  new RegExp(
    acrossLines`
      \b(?:
        nssm(?:\.exe)?[ \t]{1,3}set[ \t]{1,3}${service}[ \t]{1,3}ObjectName
        |sc(?:\.exe)?[ \t]{1,3}(?:config|create)[ \t]{1,3}${service}\b[^\n]{0,400}?\bobj=
      )[ \t]{1,3}${account}
    `,
    'gim',
  ),
]

/** A user of the machine or of a domain, and no account that Windows has for services. */
const user = String.raw`["']?((?!NT AUTHORITY\\|BUILTIN\\)[\w.-]{1,60}\\(?!(?:Local|Network|System)\b)[\w.$-]{1,60})["']?[ \t]*$`
const ofKubelet = formsOf('kubelet', account)
const ofContainerd = formsOf('containerd', user)

/** The user that runs containerd, where one does. */
export const containerdAccountIn = (doc: Document): readonly Observation[] =>
  ofContainerd.flatMap((form) =>
    matchesOf(doc, form).map(({ raw, place }) => stated('containerd.account', raw, raw, place)),
  )

/** A kubelet that runs as a service account with few rights. */
export const kubeletAccountIn = (doc: Document): readonly Observation[] => [
  ...(matches(doc, /(?:local|network) ?service\b/i)
    ? ofKubelet.flatMap((form) =>
        matchesOf(doc, form).map(({ raw, place }) => stated('kubelet.account', raw, raw, place)),
      )
    : []),
  ...(/\bnssm(?:\.exe)?\s+get\s+kubelet\s+ObjectName\b/i.test(doc.command ?? '')
    ? matchesOf(doc, new RegExp(`^[ \\t]*${account}`, 'gim')).map(({ raw, place }) =>
        stated('kubelet.account', raw, raw, place),
      )
    : []),
]
