import { expect, test } from 'vitest'
import { readFiles } from '../../engine/diagnose/reading/read.ts'

const servicesIn = (text: string) =>
  readFiles([{ name: 'a.txt', text }]).documents.flatMap(({ reading }) =>
    (reading.parsed ?? []).flatMap((one) =>
      one.kind === 'manifest'
        ? [
            {
              value: one.value.value,
              line: one.placeOf(['spec', 'ports', 0, 'targetPort']).line,
            },
          ]
        : [],
    ),
  )
const described = (selector: string, ports: string) =>
  `Name:              iis\nNamespace:         web\nLabels:            <none>\nSelector:          ${selector}\nType:              ClusterIP\nIP:                10.0.14.7\n${ports}Session Affinity:  None\n`

test('a described Service is the object that it is, each part at its line', () => {
  expect(
    servicesIn(
      described(
        'app=iis,tier=web',
        'Port:              http  80/TCP\nTargetPort:        8080/TCP\nEndpoints:         10.244.3.7:8080\nPort:              <unset>  443/TCP\nTargetPort:        https/TCP\n',
      ),
    ),
  ).toEqual([
    {
      value: {
        apiVersion: 'v1',
        kind: 'Service',
        metadata: { name: 'iis', namespace: 'web' },
        spec: {
          type: 'ClusterIP',
          selector: { app: 'iis', tier: 'web' },
          ports: [
            { port: 80, protocol: 'TCP', name: 'http', targetPort: 8080 },
            { port: 443, protocol: 'TCP', targetPort: 'https' },
          ],
        },
      },
      line: 8,
    },
  ])
})

test('one that selects nothing is none', () => {
  expect(servicesIn(described('<none>', 'Port: <unset>  80/TCP\nTargetPort: 80/TCP\n'))).toEqual([])
})
