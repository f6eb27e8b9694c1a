import type { RecordPage } from '../types/rest'
import type { Ending, Table } from '../types/wire'

/** A table whose game is over, whether one sat there or looks at its replay. */
export interface Finished { id: string; table: Table | null; ending: Ending | RecordPage | null; names: string[] }
