/** Words that the Python editor offers. From python3: `keyword.kwlist`, `dir(builtins)`, and what the modules offer. */
export const pythonKeywords =
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield match case';

export const pythonBuiltins =
  'ArithmeticError AssertionError AttributeError BaseException BaseExceptionGroup BlockingIOError BrokenPipeError BufferError BytesWarning ChildProcessError ConnectionAbortedError ConnectionError ConnectionRefusedError ConnectionResetError DeprecationWarning EOFError Ellipsis EncodingWarning EnvironmentError Exception ExceptionGroup False FileExistsError FileNotFoundError FloatingPointError FutureWarning GeneratorExit IOError ImportError ImportWarning IndentationError IndexError InterruptedError IsADirectoryError KeyError KeyboardInterrupt LookupError MemoryError ModuleNotFoundError NameError None NotADirectoryError NotImplemented NotImplementedError OSError OverflowError PendingDeprecationWarning PermissionError ProcessLookupError RecursionError ReferenceError ResourceWarning RuntimeError RuntimeWarning StopAsyncIteration StopIteration SyntaxError SyntaxWarning SystemError SystemExit TabError TimeoutError True TypeError UnboundLocalError UnicodeDecodeError UnicodeEncodeError UnicodeError UnicodeTranslateError UnicodeWarning UserWarning ValueError Warning ZeroDivisionError abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile complex delattr dict dir divmod enumerate eval exec exit filter float format frozenset getattr globals hasattr hash help hex id input int isinstance issubclass iter len list locals map max memoryview min next object oct open ord pow print property quit range repr reversed round set setattr slice sorted staticmethod str sum super tuple type vars zip';

/** The standard modules that programs of this size use, and the names in them. */
export const pythonModules: Readonly<Record<string, string>> = {
  asyncio:
    'all_tasks as_completed Barrier BoundedSemaphore CancelledError Condition create_subprocess_exec create_subprocess_shell create_task current_task ensure_future Event Future gather get_child_watcher get_event_loop get_event_loop_policy get_running_loop iscoroutine iscoroutinefunction isfuture LifoQueue Lock new_event_loop open_connection PriorityQueue Queue run run_coroutine_threadsafe Runner Semaphore set_child_watcher set_event_loop set_event_loop_policy shield sleep start_server Task timeout timeout_at TimeoutError to_thread wait wait_for wrap_future',
  bisect: 'bisect bisect_left bisect_right insort insort_left insort_right',
  collections: 'ChainMap Counter defaultdict deque namedtuple OrderedDict UserDict UserList UserString',
  contextlib:
    'AbstractAsyncContextManager AbstractContextManager aclosing asynccontextmanager AsyncExitStack chdir closing ContextDecorator contextmanager ExitStack nullcontext redirect_stderr redirect_stdout suppress',
  copy: 'copy deepcopy Error',
  dataclasses:
    'asdict astuple dataclass field Field fields FrozenInstanceError InitVar is_dataclass KW_ONLY make_dataclass MISSING replace',
  datetime: 'date datetime MAXYEAR MINYEAR time timedelta timezone tzinfo UTC',
  decimal:
    'BasicContext Clamped Context ConversionSyntax Decimal DecimalException DecimalTuple DefaultContext DivisionByZero DivisionImpossible DivisionUndefined ExtendedContext FloatOperation getcontext HAVE_CONTEXTVAR HAVE_THREADS Inexact InvalidContext InvalidOperation localcontext MAX_EMAX MAX_PREC MIN_EMIN MIN_ETINY Overflow ROUND_05UP ROUND_CEILING ROUND_DOWN ROUND_FLOOR ROUND_HALF_DOWN ROUND_HALF_EVEN ROUND_HALF_UP ROUND_UP Rounded setcontext Subnormal Underflow',
  enum: 'auto CONFORM CONTINUOUS EJECT Enum EnumCheck EnumMeta EnumType Flag FlagBoundary global_enum global_enum_repr global_flag_repr global_str IntEnum IntFlag KEEP member NAMED_FLAGS nonmember pickle_by_enum_name pickle_by_global_name property ReprEnum StrEnum STRICT UNIQUE unique verify',
  fractions: 'Fraction',
  functools:
    'cache cached_property cmp_to_key lru_cache partial partialmethod reduce singledispatch singledispatchmethod total_ordering update_wrapper WRAPPER_ASSIGNMENTS WRAPPER_UPDATES wraps',
  hashlib:
    'algorithms_available algorithms_guaranteed blake2b blake2s file_digest md5 new pbkdf2_hmac sha1 sha224 sha256 sha384 sha3_224 sha3_256 sha3_384 sha3_512 sha512 shake_128 shake_256',
  heapq: 'heapify heappop heappush heappushpop heapreplace merge nlargest nsmallest',
  itertools:
    'accumulate chain combinations combinations_with_replacement compress count cycle dropwhile filterfalse groupby islice pairwise permutations product repeat starmap takewhile tee zip_longest',
  json: 'dump dumps JSONDecodeError JSONDecoder JSONEncoder load loads',
  math: 'acos acosh asin asinh atan atan2 atanh cbrt ceil comb copysign cos cosh degrees dist e erf erfc exp exp2 expm1 fabs factorial floor fmod frexp fsum gamma gcd hypot inf isclose isfinite isinf isnan isqrt lcm ldexp lgamma log log10 log1p log2 modf nan nextafter perm pi pow prod radians remainder sin sinh sqrt tan tanh tau trunc ulp',
  operator:
    'abs add and_ attrgetter call concat contains countOf delitem eq floordiv ge getitem gt iadd iand iconcat ifloordiv ilshift imatmul imod imul index indexOf inv invert ior ipow irshift is_ is_not isub itemgetter itruediv ixor le length_hint lshift lt matmul methodcaller mod mul ne neg not_ or_ pos pow rshift setitem sub truediv truth xor',
  random:
    'betavariate choice choices expovariate gammavariate gauss getrandbits getstate lognormvariate normalvariate paretovariate randbytes randint Random random randrange sample seed setstate shuffle SystemRandom triangular uniform vonmisesvariate weibullvariate',
  re: 'A ASCII compile DOTALL error escape findall finditer fullmatch I IGNORECASE L LOCALE M match Match MULTILINE NOFLAG Pattern purge RegexFlag S search split sub subn U UNICODE VERBOSE X',
  statistics:
    'correlation covariance fmean geometric_mean harmonic_mean linear_regression mean median median_grouped median_high median_low mode multimode NormalDist pstdev pvariance quantiles StatisticsError stdev variance',
  string:
    'ascii_letters ascii_lowercase ascii_uppercase capwords digits Formatter hexdigits octdigits printable punctuation Template whitespace',
  sys: 'argv byteorder exit float_info getrecursionlimit getsizeof implementation maxsize modules path platform setrecursionlimit stderr stdin stdout version version_info',
  textwrap: 'dedent fill indent shorten TextWrapper wrap',
  threading: 'Condition current_thread Event local Lock RLock Semaphore Thread',
  time: 'altzone asctime CLOCK_BOOTTIME clock_getres clock_gettime clock_gettime_ns CLOCK_MONOTONIC CLOCK_MONOTONIC_RAW CLOCK_PROCESS_CPUTIME_ID CLOCK_REALTIME clock_settime clock_settime_ns CLOCK_TAI CLOCK_THREAD_CPUTIME_ID ctime daylight get_clock_info gmtime localtime mktime monotonic monotonic_ns perf_counter perf_counter_ns process_time process_time_ns pthread_getcpuclockid sleep strftime strptime struct_time thread_time thread_time_ns time time_ns timezone tzname tzset',
  typing:
    'Annotated Any assert_never Awaitable Callable cast ClassVar final Final Generic Iterable Iterator Literal Mapping NamedTuple NewType Optional overload Protocol runtime_checkable Self Sequence TYPE_CHECKING TypeAlias TypedDict TypeVar Union',
  uuid: 'NAMESPACE_DNS NAMESPACE_URL UUID uuid1 uuid3 uuid4 uuid5',
};
