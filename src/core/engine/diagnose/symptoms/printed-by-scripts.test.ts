import { expect, test } from 'vitest'
import { matchSymptoms } from './match.ts'

const found = (text: string) => matchSymptoms([{ file: 'paste.txt', text }], {})
const first = (text: string) => {
  const [one] = found(text)
  return one && `${one.id}: ${one.causes[0]?.cause ?? ''}`
}

test.each([
  [
    'sb-01: Secure Boot is on',
    'PS C:\\> bcdedit /set testsigning on\nAn error has occurred setting the element data.\nThe value is protected by Secure Boot policy and cannot be modified or deleted.',
  ],
  [
    'm-cal-01: The service CalicoNode',
    'Waiting for Calico initialisation to finish...StoredLastBootTime , CurrentLastBootTime 11/3/2025 7:12:44 AM',
  ],
  [
    'cw-01: The script starts kube-proxy',
    'Running kub-proxy service.\nWaiting for HNS network Calico to be created...',
  ],
  [
    'cw-02: With Windows nodes the operator',
    '{"level":"error","logger":"controller_installation","msg":"Invalid Installation provided","error":"IPv4 IPPool encapsulation IPIP is not supported by Calico for Windows"}',
  ],
  [
    'cw-03: The FelixConfiguration default',
    'Calico on Linux has IPIP enabled. IPIP is not supported on Windows nodes.',
  ],
  [
    'cw-03: A pool has ipipMode',
    'Failed to auto detect backend type. IPIP is not supported on Windows nodes but found IP pools with IPIP enabled. Rerun install script with the CalicoBackend param provided',
  ],
  [
    'ob-01: YAML reads true',
    'Error from server (BadRequest): error when creating "vpc-cni.yaml": ConfigMap in version "v1" cannot be handled as a ConfigMap: json: cannot unmarshal bool into Go struct field ConfigMap.data of type string',
  ],
  [
    'ob-01: YAML reads true',
    'Secret in version "v1" cannot be handled as a Secret: json: cannot unmarshal number into Go struct field Secret.stringData of type string',
  ],
  [
    'ob-01: YAML reads true',
    'Deployment in version "v1" cannot be handled as a Deployment: json: cannot unmarshal number into Go struct field EnvVar.spec.template.spec.containers.env.value of type string',
  ],
  [
    'gm-03: The object has the name',
    `GMSACredentialSpec.windows.k8s.io "App-GMSA" is invalid: metadata.name: Invalid value: "App-GMSA": a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.'`,
  ],
])('names %s', (wanted, text) => {
  expect(first(text)).toMatch(new RegExp(`^symptom-${wanted}`))
})

test.each([
  'Waiting for Calico initialisation to finish...\nCalico initialisation finished.',
  'Waiting for HNS network Calico to be created...\nHNS network Calico found.\nStart to run c:\\k\\kube-proxy.exe',
])('of a start that went on says that it is over: %s', (text) => {
  expect(found(text)).toMatchObject([
    { severity: 'info', message: expect.stringMatching(/later lines show that it is over/) },
  ])
})

test.each([
  'GMSACredentialSpec "app-gmsa" created',
  'IPv4 IPPool encapsulation VXLAN',
  'cannot unmarshal bool into Go struct field Options.verbose of type bool',
  'Secure Boot is on, testsigning No',
])('says nothing of %s', (text) => {
  expect(found(text).map(({ id }) => id)).toEqual([])
})
