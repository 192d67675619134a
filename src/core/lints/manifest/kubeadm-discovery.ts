import { joinObjects } from '../../catalog/join-objects.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'
import { isPlaceholder } from '../../values/placeholder.ts'

const { token, discovery } = joinObjects
const { id, secret } = token.value

const kinds: ReadonlySet<string> = new Set(['InitConfiguration', 'JoinConfiguration'])

export const kubeadmDiscovery = defineLint({
  id: 'kubeadm-discovery',
  on: 'manifest',
  summary: 'kubeadm can use the token and the address by which a node finds its cluster',
  remediation: 'Take both from what kubeadm token create --print-join-command prints.',
  decisions: [],
  isAbout: ({ kind }) => kinds.has(kind),

  check({ kind, value }): readonly LintViolation[] {
    const version = String(valueAt(value, ['apiVersion']))
    if (!kinds.has(kind) || !/^kubeadm\.k8s\.io\/v1beta\d$/.test(version)) return []
    return [
      ...[
        ['discovery', 'bootstrapToken', 'token'],
        ['discovery', 'tlsBootstrapToken'],
        ['bootstrapTokens', '*', 'token'],
      ]
        .flatMap((path) => nodesAt(value, [], path))
        .flatMap(({ path, value: one }) => tokenFault(path, one)),
      ...endpointFault(valueAt(value, endpoint)),
    ]
  },
})

const endpoint = ['discovery', 'bootstrapToken', 'apiServerEndpoint']

/** Written like a token; what somebody covered with signs or words is none. */
const tokenLike = /^[a-zA-Z\d]{3,12}\.[a-zA-Z\d]{8,40}$/
const covered = /^(?:([a-zA-Z\d])\1*\.([a-zA-Z\d])\2*|.*(?:redact|secret|token|masked|hidden).*)$/i

function tokenFault(path: LintViolation['path'], value: unknown): readonly LintViolation[] {
  if (typeof value !== 'string' || !tokenLike.test(value) || covered.test(value)) return []
  const form = new RegExp(`^[a-z\\d]{${id.length}}\\.[a-z\\d]{${secret.length}}$`)
  if (form.test(value)) return []
  const [before = '', behind = ''] = value.split('.')
  const has =
    before.length === id.length && behind.length === secret.length
      ? 'has capital letters'
      : `has ${before.length} and ${behind.length} characters around its dot`
  return [
    {
      path,
      basis: 'refused',
      message: `The token ${has}; a token is ${id.length} and ${secret.length} lower-case letters and digits: kubeadm answers “${discovery.value.token}”.`,
      facts: [discovery],
    },
  ]
}

/** Go splits the port off at the one colon; brackets hold the colons of IPv6. */
function endpointFault(value: unknown): readonly LintViolation[] {
  if (typeof value !== 'string' || value === '' || isPlaceholder(value)) return []
  const answer = answerFor(value)
  return answer === undefined
    ? []
    : [
        {
          path: endpoint,
          basis: 'refused',
          message: `apiServerEndpoint is ${value}, and kubeadm takes a host and a port: “${answer}”.`,
          remediation: 'Write HOST:PORT without a scheme, such as 10.0.0.5:6443.',
          facts: [discovery],
        },
      ]
}

function answerFor(text: string): string | undefined {
  if (/^\[[^\]]{1,60}\]:/.test(text)) return undefined
  const colons = text.split(':').length - 1
  if (colons === 1) return undefined
  return colons === 0 || /^\[[^\]]{1,60}\]$/.test(text)
    ? discovery.value.noPort
    : discovery.value.noSplit
}
