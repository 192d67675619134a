import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const idsOf = (text: string) => diagnose([{ name: 'post.md', text }]).findings.map(({ id }) => id)

test('a client that shares its build with a release of the server is called no server', () => {
  const ids = idsOf(
    'Windows 10 Pro 1903 laptop, Kubernetes 1.15.1. I want to use it as a Windows node:\n\n```\nPS C:\\> kubeadm join 192.168.1.50:6443\n[preflight] Running pre-flight checks\nKERNEL_VERSION: 10.0.18362\n```\n',
  )
  expect(ids).toContain('host-is-server')
  expect(ids).not.toContain('windows-host-supported')
})

test('a server of that build is judged as one', () =>
  expect(
    idsOf(
      'Windows Server 1903 node, Kubernetes 1.15.1:\n\n```\nPS C:\\> kubeadm join 192.168.1.50:6443\n[preflight] Running pre-flight checks\nKERNEL_VERSION: 10.0.18362\n```\n',
    ),
  ).toContain('windows-host-supported'))
