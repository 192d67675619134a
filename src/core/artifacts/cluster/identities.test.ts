import { describe, expect, test } from 'vitest'
import type { Choices } from '../../model/scenario.ts'
import { contentOf } from '../../testing/generate-content.ts'
import { identities } from './identities.ts'

const textOf = (given: Partial<Choices> = {}) => contentOf(identities, given).content?.text ?? ''

test('flanneld and kube-proxy are bound to the role of their work each', () => {
  const text = textOf()
  expect(text).toMatch(/kind: ClusterRole\n {2}name: flannel\n/)
  expect(text).toMatch(/kind: ClusterRole\n {2}name: system:node-proxier\n/)
  expect(text).not.toMatch(/cluster-admin|system:nodes/)
})

describe('the token', () => {
  test('is in a Secret where kubectl cannot ask for one', () =>
    expect(textOf({ kubernetesVersion: '1.23' })).toContain(
      'type: kubernetes.io/service-account-token',
    ))

  test('is in no Secret from the minor on that gives it on request', () =>
    expect(textOf({ kubernetesVersion: '1.24' })).not.toContain('kind: Secret'))
})

test('without kubeadm bootstrap tokens get their bindings', () => {
  const text = textOf({ joinMethod: 'bootstrap-token' })
  expect(text).toContain('name: system:node-bootstrapper\n')
  expect(text).toContain('certificatesigningrequests:nodeclient')
  expect(text).toContain('certificatesigningrequests:selfnodeclient')
  expect(textOf()).not.toContain('bootstrap')
})

test('no component of the host, no file', () =>
  expect(contentOf(identities, { cni: 'antrea', networkMode: 'transparent' }).content).toBe(
    undefined,
  ))
