import { describe, expect, test } from 'vitest'
import { diagnose } from '../engine/diagnose/diagnose.ts'

const service = `apiVersion: v1
kind: Service
metadata: {name: web}
spec:
  selector: {app: web}
  ports: [{port: 80, protocol: SCTP}]
`
const pods = (app: string, spec: string) => `---
apiVersion: apps/v1
kind: Deployment
metadata: {name: web}
spec:
  template:
    metadata: {labels: {app: ${app}, tier: front}}
    spec: ${spec}
`
const ofWindows =
  '{nodeSelector: {kubernetes.io/os: windows}, containers: [{name: a, image: registry.local/web}]}'
const ofLinux =
  '{nodeSelector: {kubernetes.io/os: linux}, containers: [{name: a, image: registry.local/web}]}'
const nodes = (worker = '') => `NAME    STATUS   ROLES           AGE   VERSION   OS-IMAGE
cp      Ready    control-plane   9d    v1.29.3   Ubuntu 22.04.4 LTS
${worker}win-1   Ready    <none>          9d    v1.29.3   Windows Server 2022 Datacenter
`

const said = (...texts: readonly string[]) => {
  const { findings, questions } = diagnose(
    texts.map((text, i) => ({ name: i === 0 ? 'service.yaml' : `${i}.txt`, text })),
  )
  return {
    found: findings.filter(({ id }) => id === 'service-field').map(({ severity }) => severity),
    asked: questions.some(({ messages }) => messages.some((one) => one.includes('SCTP'))),
  }
}

describe('a Service is about the system of its pods', () => {
  test('of those that it selects', () =>
    expect(said(service + pods('web', ofWindows))).toEqual({ found: ['warning'], asked: false }))

  test('which may be Linux', () =>
    expect(said(service + pods('web', ofLinux), nodes())).toEqual({ found: [], asked: false }))

  test('not of others', () =>
    expect(said(service + pods('api', ofWindows))).toEqual({ found: [], asked: true }))

  test('of the workers, where all are alike', () =>
    expect(said(service, nodes())).toEqual({ found: ['warning'], asked: false }))

  test('of which words tell, where no pods were sent', () => {
    expect(said(service, 'The Service is for our IIS pods on Windows nodes.')).toEqual({
      found: ['warning'],
      asked: false,
    })
    expect(said(service, 'The Service is for Linux pods and Windows pods.')).toEqual({
      found: [],
      asked: true,
    })
  })

  test('of which an annotation tells that Windows alone reads', () => {
    const kept = (value: string) =>
      service.replace('{name: web}', `{name: web, annotations: {preserve-destination: '${value}'}}`)
    expect(said(kept('true'))).toEqual({ found: ['warning'], asked: false })
    expect(said(kept('false'))).toEqual({ found: [], asked: true })
    expect(said(kept('true') + pods('web', ofLinux))).toEqual({ found: [], asked: false })
  })

  test('of which words tell too little, where pods or further Services were sent', () => {
    const words = 'The Service is for our IIS pods.'
    expect(said(service + pods('api', ofLinux), words)).toEqual({ found: [], asked: true })
    const other = service.replace('name: web', 'name: api')
    expect(said(`${service}---\n${other}`, words)).toEqual({ found: [], asked: true })
  })

  test('else it is asked', () => {
    const linux = 'lin-1   Ready    <none>          9d    v1.29.3   Ubuntu 22.04.4 LTS\n'
    expect(said(service, nodes(linux))).toEqual({ found: [], asked: true })
  })
})
