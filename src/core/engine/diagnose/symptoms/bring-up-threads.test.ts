import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'
import { matchSymptoms } from './match.ts'

const matched = (text: string) => matchSymptoms([{ file: 'paste.txt', text }], {})

test.each([
  [
    'rb-01',
    'F0824 13:26:49.528226   10680 server.go:273] failed to run Kubelet: could not init cloud provider "azure": autorest/azure: There is no cloud environment matching the name "AZURECLOUD"',
  ],
  [
    'rb-02',
    'FATA: Could not get cbr0 HNS network: FATA[2020-01-07T08:45:22-08:00] rpc error: code = InvalidArgument desc = could not get HNS network cbr0 via v2 api: Network Id  not found',
  ],
  ['rb-03', 'level=error msg="kube-proxy exited: exit status 1"'],
  [
    'rb-04',
    'failed to run Kubelet: the DynamicKubeletConfig feature gate must be enabled in order to use the --dynamic-config-dir flag',
  ],
])('%s', (id, text) => expect(matched(text)[0]?.id).toBe(`symptom-${id}`))

test.each([
  'kube-proxy exited with the node, as planned',
  'Readiness probe failed: HTTP probe failed with statuscode: 503',
  'I0824 13:26:49.528226   10680 azure.go:120] cloud environment: AzurePublicCloud',
])('other messages are none of these: %s', (text) =>
  expect(matched(text).filter(({ id }) => id.startsWith('symptom-rb-'))).toEqual([]),
)

const complaints = (text: string) =>
  diagnose([{ name: 'mail.txt', text }]).findings.map(({ id }) => id)

test('where pods do not reach Services either, that of the node is no limit of Windows', () => {
  const limit = 'symptom-tw-17'
  expect(
    complaints(
      "Windows pods/host can't reach any service.\nFrom a windows host or a windows pod, services are not reachable.\n",
    ),
  ).not.toContain(limit)
  expect(
    complaints(
      'From the Windows node I cannot reach a service by its cluster IP. From pods on it the same service can be reached.\n',
    ),
  ).toContain(limit)
})

test('a file that is called mtu is not the size of packets', () => {
  const text = (said: string) =>
    `Requests from Windows pods to Kubernetes Services time out.\nCalico reports that ${said} was not found.\n`
  expect(complaints(text("a file named 'mtu'"))).not.toContain('symptom-m-mtu-01')
  expect(complaints(text('C:/var/lib/calico/mtu'))).not.toContain('symptom-m-mtu-01')
})

test('where the full name is found, a part of it is no fault of the role of nodes', () => {
  const failed =
    'EKS Windows node pods unable to resolve DNS\n\n**PS C:\\> resolve-dnsname db-0.db**\nresolve-dnsname : db-0.db : DNS name does not exist\n\nwhen the fully qualified DNS name is provided.\n\n**PS C:\\> resolve-dnsname db-0.db.default.svc.cluster.local**\n\nName   Type   TTL   Section    IPAddress\n----   ----   ---   -------    ---------\ndb-0.db.default.svc.cluster.local  A  5  Answer  192.168.70.251\n'
  expect(complaints(failed)).toContain('symptom-m-dns-02')
  expect(complaints(failed)).not.toContain('symptom-m-prx-17')
})

test.each([
  ['The operator stays at ErrImagePull. The pod should deploy to a Linux node.', true],
  ['The operator is in ImagePullBackOff: it was scheduled to a Windows node instead.', true],
  ['The operator is in ImagePullBackOff on the Windows node.', false],
  ['Our nanoserver image is in ErrImagePull. The other pods should go to a Linux node.', false],
])('an image that should be on Linux: %s', (text, isTold) =>
  expect(complaints(text).includes('symptom-m-hcs-03')).toBe(isTold),
)
