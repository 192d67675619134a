import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const defaults = 'kube_version: v1.24.9\ncontainerd_version: 1.5.11\nservice_cidr: 172.21.0.0/16\n'
const found = (files: Readonly<Record<string, string>>) =>
  diagnose(Object.entries(files).map(([name, text]) => ({ name, text }))).findings.flatMap(
    ({ id, severity }) => (severity === 'info' ? [] : [id]),
  )

test('the variables of a group take the place of the defaults of a role', () => {
  expect(
    found({
      'roles/node/defaults/main.yml': defaults,
      'group_vars/windows.yml': 'kube_version: v1.26.4\nservice_cidr: 172.30.0.0/16\n',
    }),
  ).toEqual(['runtime-floor'])
})

test('two files of variables disagree', () => {
  expect(
    found({ 'a.yml': defaults, 'group_vars/windows.yml': 'kube_version: v1.26.4\n' }),
  ).toContain('values-disagree')
})
