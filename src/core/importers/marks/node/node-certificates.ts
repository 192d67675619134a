import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { mentions } from '../../../text/patterns/may-match.ts'
import { matchesOf } from '../../text-of.ts'
import { foundIn } from '../../../text/patterns/found-in.ts'

/** The subject of a client certificate with its line, as openssl, certutil and PowerShell print it. */
const subject =
  /^([^\n]{0,300}?\bCN[ \t]?=[ \t]?system:node:)([a-z\d][a-z\d.-]{0,252})(?![\w.-])/gim
/** That of a request which is yet to be made, or of what issued it. */
const isOther = /\b(?:issuer|-subj|openssl[ \t]+req)\b/i

const most = 20

/** What the kubelet says as it starts. */
const ended =
  /\bpart of the existing bootstrap client certificate in [^\n]{1,300}? is expired: (\d{4}-\d\d-\d\d)/gi

/** The day on which the client certificate of a node ended, by the log of its kubelet. */
export const endedCertificatesIn = (doc: Document): readonly Observation[] =>
  mentions(doc, 'bootstrap client certificate')
    ? matchesOf(doc, ended)
        .slice(-1)
        .map(({ raw, place }) => stated('node.certificateEnded', raw, raw, place))
    : []

/** The names of the nodes whose certificates are shown. */
export const nodeCertificatesIn = (doc: Document): readonly Observation[] =>
  mentions(doc, 'system:node:')
    ? [...foundIn(doc, subject)]
        .slice(0, most)
        .flatMap(({ index, 1: ahead = '', 2: name = '' }) =>
          isOther.test(ahead)
            ? []
            : [stated('node.certificateName', name, name, doc.placeAt(index + ahead.length))],
        )
    : []
