import { expect, test } from 'vitest'
import type { Values } from '../../../model/scenario.ts'
import { matchSymptoms } from './match.ts'

const firstOf = (text: string, known: Partial<Values> = {}) =>
  matchSymptoms([{ file: 'paste.txt', text }], known).map(
    ({ id, causes }) => `${id.replace('symptom-', '')}: ${causes[0]?.cause ?? ''}`,
  )

test.each([
  [
    /^q-01: Docker on the node is older/,
    'F1 server.go:273] failed to run Kubelet: failed to create kubelet: failed to get docker version: Error response from daemon: client version 1.38 is too new. Maximum supported API version is 1.37',
    {},
  ],
  [
    /^q-02: Docker was updated/,
    'Error response from daemon: client version 1.43 is too old. Minimum supported API version is 1.44, please upgrade your client to a newer version',
    {},
  ],
  [
    /^q-09: A volume mount asks for mountPropagation Bidirectional/,
    'The DaemonSet "csi-node-win" is invalid: spec.template.spec.containers[0].volumeMounts.mountPropagation: Forbidden: Bidirectional mount propagation is available only to privileged containers',
    {},
  ],
  [
    /^q-03: dockershim of 1\.14 takes no/,
    'Failed create pod sandbox: rpc error: code = Unknown desc = RuntimeHandler "docker" not supported',
    { kubernetesVersion: '1.14' },
  ],
  [
    /^q-03: The handler of the RuntimeClass is not docker/,
    'Failed create pod sandbox: rpc error: code = Unknown desc = RuntimeHandler "runhcs-wcow-process" not supported',
    { kubernetesVersion: '1.19' },
  ],
  [
    /^q-04: The kubelet on Windows changes no resources/,
    '{"message":"In-place pod resize is not supported on Windows","reason":"Infeasible","type":"PodResizePending"}',
    {},
  ],
  [
    /^q-04: In-place resize is not there/,
    'The Pod "web-0" is invalid: Forbidden: windows pods cannot be resized',
    {},
  ],
  [
    /^q-05: The Windows feature Containers/,
    'fatal: Error starting daemon: failed to load vmcompute.dll, ensure that the Containers feature is installed',
    {},
  ],
  [
    /^q-05: The Windows feature Containers/,
    'Error starting daemon: Error initializing network controller: Failed to load vmcompute.dll: The specified module could not be found.',
    {},
  ],
  [
    /^q-06: The pod asks for huge pages/,
    '0/2 nodes are available: 1 Insufficient hugepages-2Mi, 1 node(s) had untolerated taint {node-role.kubernetes.io/control-plane: }.',
    {},
  ],
  [
    /^q-07: --config names a kubeconfig/,
    'err="failed to load Kubelet config file C:\\k\\config, error failed to decode: no kind \\"Config\\" is registered for version \\"v1\\" in scheme \\"k8s.io/kubernetes/pkg/kubelet/apis/config/scheme/scheme.go:32\\""',
    {},
  ],
  [
    /^q-07: --config names a kubeconfig/,
    'F0625 server.go:463] failed complete: no kind "Config" is registered for version "v1" in scheme "k8s.io/kubernetes/pkg/proxy/apis/config/scheme/scheme.go:29"',
    {},
  ],
  [
    /^q-08: A flag has one dash/,
    "failed to parse kubelet flag: unknown shorthand flag: 'l' in -logtostderr=false",
    {},
  ],
  [
    /^r-65: Up to Kubernetes 1\.19/,
    'Error: container has runAsNonRoot and image has non-numeric user (ContainerUser), cannot verify user is non-root',
    { kubernetesVersion: '1.18' },
  ],
] as const)('%s', (cause, text, known) =>
  expect(firstOf(text, known)).toContainEqual(expect.stringMatching(cause)),
)
