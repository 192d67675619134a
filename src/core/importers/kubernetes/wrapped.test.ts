import { expect, test } from 'vitest'
import { diagnose } from '../../engine/diagnose/diagnose.ts'
import { windowsPod } from '../../testing/windows-pod.ts'

const pod = (image: string) => `${windowsPod(image)}    securityContext: {privileged: true}
`
const below = (indent: string, text: string) => text.replaceAll(/^(?=.)/gm, indent)
const item = (text: string) => below('  ', text).replace(/^ {2}/, '- ')

const read = (text: string) => {
  const { observations, findings } = diagnose([{ name: 'a.yaml', text }])
  return {
    images: observations.flatMap(({ name, value, line }) =>
      name === 'image' ? [`${String(value)} :${line}`] : [],
    ),
    ids: findings.flatMap(({ id, severity }) => (severity === 'info' ? [] : [id])),
  }
}

test.each([
  [
    'a template of OpenShift',
    `apiVersion: template.openshift.io/v1\nkind: Template\nobjects:\n${item(pod('r.example/a:1'))}`,
    11,
  ],
  [
    'a policy for clusters',
    `apiVersion: policy.open-cluster-management.io/v1\nkind: ConfigurationPolicy\nspec:\n  object-templates:\n  - objectDefinition:\n${below('      ', pod('r.example/a:1'))}`,
    13,
  ],
  [
    'an object of Crossplane',
    `apiVersion: kubernetes.crossplane.io/v1alpha2\nkind: Object\nspec:\n  forProvider:\n    manifest:\n${below('      ', pod('r.example/a:1'))}`,
    13,
  ],
  [
    'a play of Ansible',
    `- hosts: all\n  tasks:\n  - name: pod\n    kubernetes.core.k8s:\n      state: present\n      definition:\n${below('        ', pod('r.example/a:1'))}`,
    14,
  ],
  [
    'a task with several',
    `- name: pods\n  k8s:\n    definition:\n${below('    ', item(pod('r.example/a:1')))}`,
    11,
  ],
])('reads what others bring to a cluster: %s', (_, text, line) =>
  expect(read(text)).toEqual({ images: [`r.example/a:1 :${line}`], ids: ['pod-field'] }),
)

test.each([
  `- k8s:\n    state: absent\n    definition:\n${below('      ', pod('nginx'))}`,
  `- kubernetes.core.k8s:\n    state: absent\n    definition:\n${below('    ', item(pod('nginx')))}`,
  `apiVersion: policy.open-cluster-management.io/v1\nkind: ConfigurationPolicy\nspec:\n  object-templates:\n  - complianceType: MustNotHave\n    objectDefinition:\n${below('      ', pod('nginx'))}`,
  `- k8s:\n    definition:\n${below('    ', item(pod('nginx')))}  when: false\n`,
])('reads nothing that must not be there: %j', (text) =>
  expect(read(text)).toEqual({ images: [], ids: [] }),
)

test.each([
  ['a file that is looked up', `- k8s:\n    definition: "{{ lookup('template', 'a.yaml.j2') }}"\n`],
  [
    'of a pod for Linux',
    `- k8s:\n    definition:\n${below('      ', pod('r.example/a:1').replace('windows', 'linux'))}`,
  ],
])('finds nothing wrong: %s', (_, text) => expect(read(text).ids).toEqual([]))
