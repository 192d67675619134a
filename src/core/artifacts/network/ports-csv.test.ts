import { expect, test } from 'vitest'
import { generateOne } from '../../testing/generate-one.ts'
import { portsCsv } from './ports-csv.ts'

test('a node with Calico BGP', () =>
  expect(
    generateOne(portsCsv, {
      cni: 'calico',
      networkMode: 'l2bridge',
      serviceType: 'none',
    }).text?.split('\n'),
  ).toEqual([
    'direction,protocol,port,peer,purpose',
    'out,TCP,6443,API server 10.127.130.2,"Kubernetes API for kubelet, kube-proxy and the network agent"',
    'in,TCP,10250,Control plane,"kubelet API: logs, exec, metrics"',
    'in and out,TCP,179,All nodes,Calico: BGP',
    'out,TCP,5473,Typha,Calico: Policy updates from Typha',
    'in and out,any,any,Pod range 10.244.0.0/16 on all nodes,Pods of different nodes talk with their own addresses',
    'out,TCP,443,Registry mcr.microsoft.com and the download sites of the scripts,"Container images, and the downloads of the scripts"',
    '',
  ]))

test('a formula stays text', () =>
  expect(generateOne(portsCsv, { apiServerEndpoint: '=cmd()' }).text).not.toMatch(/(^|,)=/m))

test('a line end in a value does not begin another record', () => {
  const { text = '' } = generateOne(portsCsv, { apiServerEndpoint: 'one\r\ntwo\u2028three' })
  expect(text).toContain('API server one two three')
  expect(text.split(/[\r\n\u2028\u2029]/)).toHaveLength(
    (generateOne(portsCsv, { apiServerEndpoint: 'one' }).text ?? '').split('\n').length,
  )
})
