import { defineArtifact } from '../../model/artifact.ts'
import { powershell } from '../formats/content.ts'
import { psLines } from '../../text/powershell/powershell.ts'
import { addToPath, invokeNative, readArgumentFile, strict } from './common/native-program.ts'
import { removeNetwork } from './common/remove-network.ts'
import { usesNssm } from './node-downloads.ts'
import { nodePaths } from './node-paths.ts'
import { downloadsDirectory, fetchFunctions } from './prepare/fetch.ts'
import { proxyDecisions, proxyFunction } from './prepare/proxy.ts'
import { commandLineFunction } from './services/command-line.ts'
import { serviceDecisions } from './services/decisions.ts'
import { nativeFunction } from './services/native.ts'
import { nssmFunction } from './services/nssm.ts'
import { serviceFunctions } from './services/restart.ts'

/** What the scripts share; each of them reads it first. */
export const common = defineArtifact({
  id: 'common',
  path: 'node/common.ps1',
  summary: 'Functions that the scripts share',
  decisions: [
    ...serviceDecisions.filter((id) => !proxyDecisions.some((other) => other === id)),
    ...proxyDecisions,
  ],
  carries: [],

  generate(scenario) {
    const { nssm, logs } = nodePaths(scenario)
    return powershell([
      {
        code: strict,
        why: {
          text: 'A misspelt variable is a fault. Windows PowerShell 5.1 offers TLS 1.2 only when told to, and progress bars make downloads slow.',
        },
      },
      {
        code: invokeNative,
        why: {
          text: 'PowerShell goes on after a native program has failed; this function does not. Lines on standard error are no fault.',
        },
      },
      {
        code: readArgumentFile,
        why: {
          text: 'The flags of a component stand in one file alone, one argument a line, which may be edited.',
        },
      },
      { code: psLines([addToPath, commandLineFunction]) },
      serviceFunctions(logs),
      ...(scenario.serviceManager === 'native' ? [nativeFunction] : []),
      ...(usesNssm(scenario) ? [nssmFunction(nssm, logs)] : []),
      ...(scenario.networkMode === 'nat' ? [] : [removeNetwork]),
      ...proxyFunction(scenario),
      {
        code: downloadsDirectory,
        why: { text: 'What was fetched stays, so that a second run fetches nothing twice.' },
      },
      fetchFunctions(),
    ])
  },
})
