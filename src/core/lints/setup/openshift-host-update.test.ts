import { testLint } from '../../testing/test-lint.ts'
import { openshiftHostUpdate } from './openshift-host-update.ts'

const node = (kernel: string, os = 'Windows Server 2022 Datacenter') =>
  `NAME   STATUS   ROLES    AGE   VERSION           INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION    CONTAINER-RUNTIME
w1     Ready    worker   1d    v1.24.0+3882f8f   10.0.0.20     <none>        ${os}   ${kernel}    containerd://1.6.8
`
const openshift = 'We have OpenShift 4.11 with the Windows Machine Config Operator.\n\n'

testLint(openshiftHostUpdate, {
  valid: [
    { name: 'the update', text: openshift + node('10.0.20348.681') },
    { name: 'another cluster', text: node('10.0.20348.587') },
    {
      name: 'another release',
      text: openshift + node('10.0.17763.587', 'Windows Server 2019 Datacenter'),
    },
  ],
  invalid: [
    {
      name: 'an image of before',
      text: openshift + node('10.0.20348.587'),
      messages: [/KB5012637 \(revision 681\).*revision 587 is older/],
      severity: 'warning',
    },
  ],
})
