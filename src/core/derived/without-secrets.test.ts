import { expect, test } from 'vitest'
import { current } from '../model/presets/current.ts'
import { withoutSecrets } from './without-secrets.ts'

test('choices without secrets stay the same object', () =>
  expect(withoutSecrets(current.choices)).toBe(current.choices))

test('secrets go, the rest stays', () => {
  const clean = withoutSecrets({
    ...current.choices,
    httpProxy: 'http://me:hunter22@proxy.example.com:3128',
    nodeLabels: ['a=b', 'join=abcdef.0123456789abcdef'],
    apiServerEndpoint: '-----BEGIN CERTIFICATE-----',
  })
  expect(clean).toEqual({
    ...current.choices,
    httpProxy: 'http://me@proxy.example.com:3128',
    nodeLabels: ['a=b'],
  })
})
