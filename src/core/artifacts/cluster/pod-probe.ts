import { because } from '../formats/explained.ts'
import type { ProbeKind } from '../../model/scenario.ts'

/** A probe of the workload's port; none for `none`. */
export function probe(kind: ProbeKind, port: number, decision: 'livenessProbe' | 'readinessProbe') {
  const check = checkOf(kind, port)
  return (
    check &&
    because(
      { ...check, initialDelaySeconds: 15, periodSeconds: 10, timeoutSeconds: 5 },
      { text: 'Windows containers start slowly; give them time.', decisions: [decision] },
    )
  )
}

function checkOf(kind: ProbeKind, port: number): Readonly<Record<string, unknown>> | undefined {
  switch (kind) {
    case 'none':
      return undefined
    case 'http':
      return { httpGet: { path: '/', port } }
    case 'tcp':
      return { tcpSocket: { port } }
    case 'exec':
      return {
        exec: {
          command: [
            'powershell.exe',
            '-NoProfile',
            '-Command',
            `Invoke-WebRequest -UseBasicParsing -Uri http://localhost:${port}/`,
          ],
        },
      }
  }
}
