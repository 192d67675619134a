import { benchDiagnose } from './diagnose.ts'

benchDiagnose()
