import { expect, test } from 'vitest'
import type { Choices } from '../../model/scenario.ts'
import { contentOf } from '../../testing/generate-content.ts'
import { identitiesScript } from './identities-script.ts'

const textOf = (given: Partial<Choices> = {}) =>
  contentOf(identitiesScript, given).content?.text ?? ''

test('asks for a token of a year, or reads it from the Secret', () => {
  expect(textOf()).toContain(
    "kubectl create token 'kube-proxy-windows' --namespace 'kube-system' --duration '8760h'",
  )
  const old = textOf({ kubernetesVersion: '1.23' })
  expect(old).toContain(
    "kubectl get secret 'kube-proxy-windows-token' --namespace 'kube-system' --output 'jsonpath={.data.token}' | base64 -d",
  )
  expect(old).not.toContain('create token')
})

test('the files are for their owner alone', () => expect(textOf()).toContain('umask 077'))

test('makes a bootstrap token that ends, without kubeadm', () => {
  const text = textOf({ joinMethod: 'bootstrap-token' })
  expect(text).toContain("--type 'bootstrap.kubernetes.io/token'")
  expect(text).toContain('--from-literal=expiration=')
  expect(text).not.toContain('kubeadm')
  expect(textOf()).not.toContain('bootstrap')
})

test('an address that a user types stays one word', () =>
  expect(textOf({ apiServerEndpoint: "it's $(reboot):6443" })).toContain(
    String.raw`--server='https://it'\''s $(reboot):6443'`,
  ))
