import { expect, test } from 'vitest'
import { shortName } from './short-name.ts'

test('of a long name the beginning and the end are shown', () => {
  expect(shortName('kubelet.log')).toBe('kubelet.log')
  const long = 'describe-node-win-prod-eu-west-00.corp.example.com-kubelet.err.log'
  expect(shortName(long)).toBe('describe-node-win-prod-e…orp.example.com-kubelet.err.log')
})
