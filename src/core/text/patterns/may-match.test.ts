import { expect, test } from 'vitest'
import { firstIn, matches, mayMatch, mentions } from './may-match.ts'

const long = (text: string) => ({ text: `${'I0102 nothing to see here\n'.repeat(400)}${text}\n` })

test('a long text without the words of a pattern cannot match it', () => {
  expect(mayMatch(long('kube-proxy.exe'), /flanneld(?:\.exe)?/i)).toBe(false)
  expect(matches(long('kube-proxy.exe'), /flanneld(?:\.exe)?/i)).toBe(false)
})

test('letters of the other case count, since the pattern decides', () => {
  expect(mayMatch(long('FlannelD.exe'), /flanneld/)).toBe(true)
  expect(matches(long('FlannelD.exe'), /flanneld/)).toBe(false)
  expect(matches(long('FlannelD.exe'), /flanneld/i)).toBe(true)
})

test('one of several words is enough', () => {
  expect(matches(long('advfirewall'), /NetFirewallRule|advfirewall/)).toBe(true)
})

test('a pattern without words is tried', () => {
  expect(mayMatch(long(''), /\d/)).toBe(true)
  expect(matches(long(''), /[^\0-\x7F]/)).toBe(false)
})

test('a pattern with the flag g is tried from the start each time', () => {
  const text = long('flanneld')
  const pattern = /flanneld/g
  expect([matches(text, pattern), matches(text, pattern)]).toEqual([true, true])
})

test('a file of a few lines is no other than a long one', () => {
  const text = 'kube-proxy.exe --v=4\n'.repeat(20)
  expect(mayMatch({ text }, /flanneld/)).toBe(false)
  expect(mayMatch({ text }, /kube-proxy/)).toBe(true)
})

test.for<[string, boolean]>([
  ['kubelet', false],
  ['FLANNELD', true],
  ['', false],
  ['\n', false],
])('a line is no other: %j', ([text, may]) => {
  expect(mayMatch({ text }, /flanneld/i)).toBe(may)
})

test.for<[string, RegExp, boolean]>([
  ['ノードは Ready です', /ノード|\u{7bc0}点/u, true],
  ['the node is ready', /ノード|节点/u, false],
  ['the node “win” is ready', /ノード|节点/u, true],
  ['\u212Aubelet', /kubelet/iu, true],
  ['\u017Fervice', /service/iu, true],
])('%j may match %s: %s', ([text, pattern, may]) => {
  expect(mayMatch({ text }, pattern)).toBe(may)
  if (pattern.test(text)) expect(may).toBe(true)
})

test('a word counts as it is written', () => {
  expect(mentions(long('EKS_Optimized'), 'EKS_Optimized')).toBe(true)
  expect(mentions(long('eks_optimized'), 'EKS_Optimized')).toBe(false)
  expect(mentions(long('EKS'), 'EKS_Optimized')).toBe(false)
})

test('texts of one length are told apart, and the same text is found again', () => {
  const texts = ['kubelet ', 'flannel ', 'kubelet '].map((word) => ({ text: word.repeat(1_000) }))
  expect(texts.map((one) => mayMatch(one, /flannel/))).toEqual([false, true, false])
  expect(texts.map((one) => mayMatch(one, /kubelet/))).toEqual([true, false, true])
})

test('the first match has its groups', () => {
  expect(firstIn({ text: 'kubelet --v=4' }, /--v=(\d)/)?.[1]).toBe('4')
  expect(firstIn({ text: 'kubelet' }, /--v=(\d)/)).toBe(null)
  expect(firstIn({ text: 'kubelet --v=x' }, /--v=(\d)/)).toBe(null)
})
