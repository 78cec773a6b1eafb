import { Worker, type MessagePort, type WorkerOptions } from 'node:worker_threads'

/** Time limit for the start of a thread, which a busy machine may slow down; milliseconds. */
const START_MS = 30_000

/** A thread's response to a task, by the number of the task. */
type TaskResult = { id: number; output: unknown } | { id: number; error: Error }

/** A message of a thread. The first one says that the thread has loaded its modules. */
type ThreadMessage = { isReady: true } | TaskResult

/** Threads for long tasks, so that these do not delay payments on the main thread (decision 12.2). */
export interface ThreadPool<Task extends object> {
  /** Resolves when a thread is ready. Starts one if there is none. */
  ready: () => Promise<void>
  /**
   * Runs a task. Fails if the task fails, takes too long, or ends its thread; the next task gets a new thread.
   * @param limitMs time limit for this task, instead of that of the pool
   */
  run: (task: Task, limitMs?: number) => Promise<unknown>
  close: () => Promise<void>
}

/** A task that a thread works on, or that waits for the thread to load. */
interface RunningTask {
  resolve: (output: unknown) => void
  reject: (error: Error) => void
  limitMs: number
  /** Ends the thread at the time limit of the task. */
  timeout: NodeJS.Timeout
}

interface Thread {
  worker: Worker
  loaded: PromiseWithResolvers<void>
  isLoaded: boolean
  tasks: Map<number, RunningTask>
  /** Ends the thread when it has been idle for a while. */
  idleTimer?: NodeJS.Timeout
}

/**
 * Creates a pool of threads that run tasks.
 * @param file module of the threads, which calls `answerTasks`
 * @param size maximum number of threads; each is started when there is work for it
 * @param options.limitMs time limit for a task: a thread that exceeds it is terminated, with all of its tasks
 * @param options.idleMs time after which an idle thread is ended to free its memory; never by default
 */
export function createThreadPool<Task extends object>(
  file: URL,
  size: number,
  { limitMs: defaultLimitMs, idleMs, ...options }: WorkerOptions & { limitMs: number; idleMs?: number },
): ThreadPool<Task> {
  const threads: Thread[] = []
  let taskCount = 0

  function start(): Thread {
    const worker = new Worker(file, { ...options, execArgv: [] })
    // Tasks must not keep the process alive.
    worker.unref()
    const thread: Thread = { worker, loaded: Promise.withResolvers(), isLoaded: false, tasks: new Map() }
    // Callers of `ready` get the error; without one, the thread's tasks report it.
    thread.loaded.promise.catch(() => undefined)
    const fail = (error: Error) => {
      thread.loaded.reject(error)
      remove(thread)
      clearTimeout(thread.idleTimer)
      for (const { reject, timeout } of thread.tasks.values()) {
        clearTimeout(timeout)
        reject(error)
      }
      thread.tasks.clear()
    }
    worker.on('message', (message: ThreadMessage) => {
      if ('isReady' in message) return onReady(thread)
      const task = thread.tasks.get(message.id)
      if (task === undefined) return
      thread.tasks.delete(message.id)
      clearTimeout(task.timeout)
      if ('output' in message) task.resolve(message.output)
      else task.reject(message.error)
      if (thread.tasks.size === 0 && idleMs !== undefined) endWhenIdle(thread, idleMs)
    })
    worker.on('error', (error) => fail(error instanceof Error ? error : new Error('The thread failed')))
    worker.on('exit', () => fail(new Error('The thread has ended')))
    threads.push(thread)
    return thread
  }

  function remove(thread: Thread): void {
    const index = threads.indexOf(thread)
    if (index >= 0) threads.splice(index, 1)
  }

  function endWhenIdle(thread: Thread, milliseconds: number): void {
    const end = () => {
      remove(thread)
      void thread.worker.terminate()
    }
    thread.idleTimer = setTimeout(end, milliseconds).unref()
  }

  /** Starts the time limits of the tasks that waited for the thread to load. */
  function onReady(thread: Thread): void {
    thread.isLoaded = true
    for (const task of thread.tasks.values()) {
      clearTimeout(task.timeout)
      task.timeout = startTimeout(thread, task.limitMs)
    }
    thread.loaded.resolve()
  }

  /** Terminates the thread after a time, which fails all of its tasks. */
  const startTimeout = ({ worker, isLoaded }: Thread, milliseconds: number) =>
    setTimeout(() => void worker.terminate(), isLoaded ? milliseconds : START_MS)

  /** Chooses an idle thread, or else a new one, or else the one with the fewest tasks. */
  function chooseThread(): Thread {
    const [leastBusy] = threads.toSorted((one, other) => one.tasks.size - other.tasks.size)
    if (leastBusy === undefined) return start()
    return leastBusy.tasks.size === 0 || threads.length >= size ? leastBusy : start()
  }

  return {
    ready: () => (threads[0] ?? start()).loaded.promise,
    run: (task, limitMs = defaultLimitMs) =>
      new Promise((resolve, reject) => {
        const thread = chooseThread()
        const id = taskCount++
        clearTimeout(thread.idleTimer)
        thread.tasks.set(id, { resolve, reject, limitMs, timeout: startTimeout(thread, limitMs) })
        thread.worker.postMessage({ id, task }, [])
      }),
    async close() {
      await Promise.all(threads.map(({ worker }) => worker.terminate()))
    },
  }
}

/**
 * Runs the tasks that a pool sends to this thread, and sends back their results.
 * @param loading loads the function that runs a task; if loading fails, the thread ends with the error
 */
export async function answerTasks(
  port: MessagePort | null,
  loading: Promise<(task: never) => Promise<unknown>>,
): Promise<void> {
  const runTask = await loading
  const send = (message: ThreadMessage) => port?.postMessage(message, [])
  send({ isReady: true })
  port?.on('message', ({ id, task }: { id: number; task: never }) => {
    runTask(task).then(
      (output) => send({ id, output }),
      (error: unknown) => send({ id, error: clonable(error) }),
    )
  })
}

/** An error with only the properties that can be cloned to another thread. */
function clonable(error: unknown): Error {
  const { message, stack } = error instanceof Error ? error : new Error('The thread threw what is no error')
  return Object.assign(new Error(message), { stack })
}
