import { testLint } from '../../../testing/test-lint.ts'
import { openshiftMachineSelector } from './openshift-machine-selector.ts'

const label = 'machine.openshift.io/cluster-api-machineset'
const set = (name: string, asked: string, given: string, system = 'Windows', space = 'a') =>
  `apiVersion: machine.openshift.io/v1beta1
kind: MachineSet
metadata: { name: ${name}, namespace: ${space} }
spec:
  replicas: 2
  selector: { matchLabels: { machine.openshift.io/cluster-api-cluster: c, ${label}: '${asked}' } }
  template:
    metadata:
      labels:
        machine.openshift.io/cluster-api-cluster: c
        ${label}: '${given}'
        machine.openshift.io/os-id: ${system}
    spec: { providerSpec: { value: { kind: AWSMachineProviderConfig } } }
`
const linux = set('lin', 'lin', 'lin', 'Linux')

testLint(openshiftMachineSelector, {
  valid: [
    { name: 'two sets, each with its own label', text: `${set('win', 'win', 'win')}---\n${linux}` },
    { name: 'a label that is no name of the set', text: set('win', 'blue', 'blue') },
    { name: 'one of another set that was not sent', text: set('win', 'lin', 'lin') },
    {
      name: 'one of the same name elsewhere',
      text: `${set('win', 'lin', 'lin')}---\n${set('lin', 'lin', 'lin', 'Linux', 'b')}`,
    },
    { name: 'a name that is still to be filled in', text: set('win', '<name>', '<windows_name>') },
    { name: 'a set of Linux, of which nothing is said here', text: set('lin', 'a', 'b', 'Linux') },
    {
      name: 'a MachineSet of Cluster API',
      text: set('win', 'win', 'other').replace(
        'machine.openshift.io/v1beta1',
        'cluster.x-k8s.io/v1beta1',
      ),
    },
  ],
  invalid: [
    {
      name: 'a copy in which the selector alone was renamed',
      text: set('win', 'win', 'lin'),
      messages: [
        /selects .*machineset: win; the machines that it makes have .*machineset: lin, so the controller makes none/,
      ],
      severity: 'error',
    },
    {
      name: 'a label that the template lacks',
      text: set('win', 'win', 'win').replace(`        ${label}: 'win'\n`, ''),
      messages: [/have no such label/],
    },
    {
      name: 'a copy with the labels of another set',
      text: `${set('win', 'lin', 'lin')}---\n${linux}`,
      messages: [
        /The MachineSets win and lin both select .*: lin: .* one of Linux to that of Windows too/,
      ],
      severity: 'warning',
    },
  ],
})
