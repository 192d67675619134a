import type { Document } from '../model/document.ts'
import type { Observation } from '../model/observation.ts'
import { stated } from '../model/observe.ts'
import { matchesOf } from './text-of.ts'
import { matches } from '../text/may-match.ts'

const account = String.raw`["']?((?:NT AUTHORITY\\)?(?:Local ?Service|Network ?Service))["']?[ \t]*$`
const forms = [
  // sc.exe qc
  new RegExp(
    String.raw`^[ \t]*SERVICE_NAME:[ \t]*kubelet[ \t]*\r?\n(?:[^\n]{0,4000}\n){0,10}?[ \t]*SERVICE_START_NAME[ \t]*:[ \t]*${account}`,
    'gim',
  ),
  // Win32_Service as a list
  new RegExp(
    String.raw`^[ \t]*Name[ \t]*:[ \t]*kubelet[ \t]*\r?\n(?:[ \t]*\w{1,40}[ \t]*:[^\n]{0,4000}\n){0,14}?[ \t]*StartName[ \t]*:[ \t]*${account}`,
    'gim',
  ),
  // `nssm set kubelet ObjectName …`, `sc.exe config kubelet obj= …`
  new RegExp(
    String.raw`\b(?:nssm(?:\.exe)?[ \t]{1,3}set[ \t]{1,3}kubelet[ \t]{1,3}ObjectName|sc(?:\.exe)?[ \t]{1,3}(?:config|create)[ \t]{1,3}kubelet\b[^\n]{0,400}?\bobj=)[ \t]{1,3}${account}`,
    'gim',
  ),
]

/** A kubelet that runs as a service account with few rights. */
export const kubeletAccountIn = (doc: Document): readonly Observation[] => [
  ...(matches(doc, /(?:local|network) ?service\b/i)
    ? forms.flatMap((form) =>
        matchesOf(doc, form).map(({ raw, place }) => stated('kubelet.account', raw, raw, place)),
      )
    : []),
  ...(/\bnssm(?:\.exe)?\s+get\s+kubelet\s+ObjectName\b/i.test(doc.command ?? '')
    ? matchesOf(doc, new RegExp(`^[ \\t]*${account}`, 'gim')).map(({ raw, place }) =>
        stated('kubelet.account', raw, raw, place),
      )
    : []),
]
