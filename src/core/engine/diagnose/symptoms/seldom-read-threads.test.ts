import { expect, test } from 'vitest'
import type { Observation } from '../../../model/observation.ts'
import { matchSymptoms } from './match.ts'
import { tellsOf } from './observed.ts'

const first = (text: string, observations: readonly Observation[] = []) =>
  matchSymptoms([{ file: 'paste.txt', text }], {}, { observations }).map(
    ({ id, causes }) => `${id}: ${causes[0]?.cause ?? ''}`,
  )[0]

const told = (name: string, value: string): Observation => ({
  decision: null,
  name,
  value,
  raw: value,
  file: 'paste.txt',
  line: 1,
  column: 1,
})

test.each([
  [
    'a copy of an image that its maker publishes for both systems',
    'Failed to pull image "harbor.example.com/csi/csi-node-driver-registrar:v2.9.0": image operating system "linux" cannot be used on this platform',
    /m-hcs-03: The registry has a copy of the image for Linux alone/,
  ],
  [
    'an image for Linux from where its maker puts it',
    'Failed to pull image "registry.k8s.io/sig-storage/livenessprobe:v2.7.0": image operating system "linux" cannot be used on this platform',
    /m-hcs-03: An image for Linux alone was scheduled/,
  ],
  [
    'any image for Linux',
    'Failed to pull image "harbor.example.com/shop/web:3": image operating system "linux" cannot be used on this platform',
    /m-hcs-03: An image for Linux alone was scheduled/,
  ],
  [
    'ctr, which has a folder of its own',
    'ctr: no network config found in /etc/cni/net.d: cni plugin not initialized',
    /s-03: ctr run --cni reads/,
  ],
  [
    'containerd, whose folder is empty',
    String.raw`level=error msg="failed to load cni during init" error="cni config load failed: no network config found in C:\\etc\\cni\\net.d: cni plugin not initialized: failed to load cni config"`,
    /s-03: containerd looked into an empty folder/,
  ],
  [
    'a driver in a pod that asks for the API server',
    '"failed to run the driver. Err: Get \\"https://10.43.0.1:443/api/v1/namespaces/kube-system/configmaps/internal-feature-states.csi.vsphere.vmware.com\\": dial tcp 10.43.0.1:443: connectex: A connection attempt failed"',
    /s-23: Pods of this node do not reach Service addresses/,
  ],
  [
    'a path of Linux in the kubeconfig of a HostProcess agent',
    String.raw`invalid configuration: unable to read certificate-authority C:\hpc\var\lib\agent\var\run\secrets\kubernetes.io\serviceaccount\ca.crt for default due to open C:\hpc\var\lib\agent\var\run\secrets\kubernetes.io\serviceaccount\ca.crt: The system cannot find the path specified.`,
    /ho-10: The kubeconfig names the files/,
  ],
  [
    'kube-proxy, whose script is known for it',
    String.raw`E0101 10:00:00.000000    1 run.go:74] "Error running ProxyServer" err="invalid configuration: unable to read certificate-authority C:\hpc\var\lib\kube-proxy\var\run\secrets\kubernetes.io\serviceaccount\ca.crt for default due to open"`,
    /c-67: start\.ps1/,
  ],
  [
    'a request for a certificate as of the beta',
    'error validating data: ValidationError(CertificateSigningRequest.spec): missing required field "signerName" in io.k8s.api.certificates.v1.CertificateSigningRequestSpec',
    /a-19: The object names version 1/,
  ],
  [
    'a webhook as of the beta',
    'ValidatingWebhookConfiguration.admissionregistration.k8s.io "a" is invalid: webhooks[0].sideEffects: Required value: must specify one of None, NoneOnDryRun',
    /a-19: The object names version 1/,
  ],
])('%s', (_, text, cause) => expect(first(text)).toMatch(cause))

const refused =
  'docker: Error response from daemon: Windows does not support privileged mode.\nSee docker run --help.'

test('what kind does is no fault of a pod or a builder', () => {
  expect(first(refused, [told('cluster.distribution', 'kind')])).toMatch(/p-37: kind starts/)
  expect(first(refused)).not.toMatch(/kind starts/)
})

test('the release of RKE2 that waits is known with a dash too', () => {
  const line = `level=warning msg="can't find HNS endpoint for network, retryingExternal" error="Endpoint External not found"`
  const release = (value: string) => first(line, [told('kubernetes.serverVersion', value)])
  expect(release('1.21.3-rke2r1')).toMatch(/m-net-54: The agent of RKE2/)
  expect(release('1.21.3-rke2r2')).toMatch(/m-net-54: Calico’s own network/)
})

test('what the collector of OpenTelemetry does not learn of Windows is no fault', () => {
  const [finding] = matchSymptoms(
    [
      {
        file: 'collector.log',
        text: '2025-04-11T10:00:00.000Z error opampextension@v0.123.0/opamp_agent.go:300 failed getting host info {"kind": "extension", "name": "opamp", "error": "The system cannot find the file specified."}',
      },
    ],
    {},
  )
  expect(finding?.id).toBe('symptom-bt-09')
  expect(finding?.severity).toBe('info')
})

test.each([
  ['The log of the registrar says no more.', /kubelet on Windows missed the socket/],
  ['The CSI pods are running on this node.', /kubelet on Windows missed the socket/],
  ['No CSI pod is running on this node.', /DaemonSet is not deployed/],
  ['Nothing else is known.', /DaemonSet is not deployed/],
])('what people say of the driver: %s', (said, cause) => {
  const text = 'driver name smb.csi.k8s.io not found in the list of registered CSI drivers'
  const [finding] = matchSymptoms([{ file: 'paste.txt', text }], {}, { tells: tellsOf(() => said) })
  expect(finding?.causes[0]?.cause).toMatch(cause)
})
