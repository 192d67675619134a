import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { ofOneValue } from '../once.ts'
import { saidIn } from '../meant/said.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/**
 * “Install the RKE2 server on our Windows Server 2022 machine”, up to the end of its sentence, which
 * asks or refuses nothing. What reaches a server from Windows agents is no server there.
 */
const server = new RegExp(
  acrossLines`
    (?<!
      \b(?:
        cannot|nobody|avoid
        |(?:of|reach|reaches|find|finds|see|sees|to|than)\s(?:the|our|an?|its)
      )\s[^.\n]{0,40}
    )\bRKE2\s(server|control[- ]plane)\s(?:\([\w -]{1,30}\)\s|nodes?\s)?on\s
    (?:(?:an?|the|our|my|this|two|three|one|all)\s){0,2}Windows\b(?!
      (?:[^.?!]|\.(?=\d)){0,160}\?
      |[^.?!\n]{0,80}\b(?:not possible|impossible|not supported|unsupported|refused)\b
    )
  `,
  'gi',
)

/** “RKE2 v1.27.8, cni: flannel”, “/etc/rancher/rke2/config.yaml: cni: canal” */
const network =
  /\bcni[ \t]{0,2}[:=][ \t]{0,2}["'`]?(flannel|canal|cilium|calico)(?![\w-]|[ \t]?[,/|][ \t]?(?:flannel|canal|cilium|calico))/gi

/** What people say of servers of RKE2: that they run on Windows, where there can be agents alone, and their network. */
export const rke2ServerIn = (doc: Document): readonly Observation[] => [
  ...saidIn(doc, server).map(({ raw, place }) => stated('rke2.role', 'server', raw, place)),
  ...(/\brke2(?:r\d)?\b/i.test(doc.text)
    ? ofOneValue(saidIn(doc, network)).map(({ raw, place }) =>
        stated('rke2.cni', raw.toLowerCase(), raw, place, { weight: 'statement' }),
      )
    : []),
]
