import { expect, test } from 'vitest'
import { beyondAscii, neededWords, type Need } from './needed-words.ts'

const nothing: Need = { all: [] }

test.each<[string, RegExp, Need]>([
  ['a literal', /cri plugin with config/, 'cri plugin with config'],
  ['capitals', /DockerMsft/, 'dockermsft'],
  ['several words', /^\s*get\s+nodes\b/, { all: ['get', 'nodes'] }],
  ['alternatives', /NetFirewallRule|advfirewall/, { any: ['netfirewallrule', 'advfirewall'] }],
  ['a group', /\bos: (?:build|release)=\d/, { all: ['os: ', { any: ['build', 'release'] }] }],
  ['words in alternatives', /get\s+pods|logs/, { any: [{ all: ['get', 'pods'] }, 'logs'] }],
  ['an optional end', /nodes?x/, 'node'],
  ['an optional group', /kube-proxy(?:\.exe)?/, 'kube-proxy'],
  ['what is repeated', /(?:abc)+d*/, 'abc'],
  ['what may be there no times', /(?:abc){0,3}efg?h/, nothing],
  ['what is there several times', /(?:abc){2,3}/, 'abc'],
  ['a letter that is repeated', /abcd{2}efgh/, { all: ['abcd', 'efgh'] }],
  ['escapes', /C:\\k\/cni\.conf/, 'c:\\k/cni.conf'],
  ['a line feed', /a:\nb:/, 'a:\nb:'],
  ['a set of one', /kubelet[.]exe/, 'kubelet.exe'],
  ['a set of a letter in both forms', /[Kk]ube/, 'kube'],
  ['a larger set', /[Kk8]ube/, 'ube'],
  ['a set with a bracket', /[\]x]abc/, 'abc'],
  ['what stands ahead', /(?=kubelet)\w+/, 'kubelet'],
  ['what must not stand ahead', /(?!kubelet)\w+/, nothing],
  ['what stands before', /(?<=image: )\S/, 'image: '],
  ['what must not stand before', /(?<!image: )\S/, nothing],
  ['an end of a word within', /kube\b-proxy/, 'kube-proxy'],
  ['a group with a name', /(?<id>calico|antrea)\d/, { any: ['calico', 'antrea'] }],
  ['a named backreference', /(?<q>['"])word\k<q>/, 'word'],
  ['a brace that counts nothing', /\{abc{x/, '{abc{x'],
  ['an alternative without words', /abc|\d/, nothing],
  ['an empty alternative', /(?:abc|)/, nothing],
  ['short words only', /ab\d\dcd/, nothing],
  ['letters beyond ASCII', /größe/, { all: [beyondAscii, beyondAscii] }],
  ['a form of s and of k', /\u017F|K/iu, nothing],
  ['a code of a letter', /\x41bcd\u0041efg/, { all: ['bcd', 'efg'] }],
  ['a property of letters', /\p{L}{2}kubelet/u, 'kubelet'],
  ['a code in braces', /\u{1F600}kubelet/u, 'kubelet'],
])('%s', (_, pattern, need) => {
  expect(neededWords(pattern)).toEqual(need)
})

test('patterns of another syntax are always tried', () => {
  expect(neededWords({ source: '[kubelet--[k]]', flags: 'v' })).toEqual(nothing)
})
